# The server runs its TypeScript as it is, so the image carries the workspace: Node strips types nowhere under node_modules.
FROM node:24.21.0-slim AS workspace
WORKDIR /app
RUN npm install --global pnpm@12.21.0
COPY . .

FROM workspace AS page
RUN --mount=type=cache,target=/root/.local/share/pnpm/store \
	pnpm install --frozen-lockfile --filter "@fibbers/web..." && pnpm --filter @fibbers/web run build

FROM workspace AS server
RUN --mount=type=cache,target=/root/.local/share/pnpm/store \
	pnpm install --prod --frozen-lockfile --filter "@fibbers/server..."

FROM node:24.21.0-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=server /app/package.json ./
COPY --from=server /app/node_modules node_modules
COPY --from=server /app/packages packages
COPY --from=server /app/apps/server apps/server
COPY --from=page /app/apps/web/dist apps/web/dist
ENV DATA_DIR=/data
RUN mkdir /data && chown node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s \
	CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/src/main.ts"]

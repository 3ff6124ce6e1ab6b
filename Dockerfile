# The server runs its TypeScript as it is, so the image carries the workspace: Node strips types nowhere under node_modules.
FROM node:24-slim AS workspace
WORKDIR /app
COPY . .

FROM workspace AS page
RUN npx --yes pnpm@12 install --frozen-lockfile --filter "@fibbers/web..." \
	&& npx --yes pnpm@12 --filter @fibbers/web run build

FROM workspace AS server
RUN npx --yes pnpm@12 install --prod --frozen-lockfile --filter "@fibbers/server..."

FROM node:24-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=server /app ./
COPY --from=page /app/apps/web/dist apps/web/dist
ENV DATA_DIR=/data
RUN mkdir /data && chown node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
	CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/src/main.ts"]

/** The table while no game is on: not needed by whoever comes to one. */
export { TableOpen } from "./table-open.tsx";
export { TableOver } from "./table-over.tsx";

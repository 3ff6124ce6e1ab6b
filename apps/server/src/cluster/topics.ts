/** What lies on the boards that all processes read, by the board's name. */
export interface Boards {}

/** What processes tell each other. */
export interface News {}

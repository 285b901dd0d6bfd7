/**
 * Takes several steps in the database so that each is done, or none of them. It holds a connection meanwhile, so nothing
 * outside the database is waited for in it, and no two of its steps are taken at once.
 */
export type AsOne = <Result>(work: () => Promise<Result>) => Promise<Result>

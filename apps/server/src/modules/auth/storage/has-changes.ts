/** An empty patch is no statement at all. */
export function hasChanges(patch: object): boolean {
  return Object.values(patch).some((value) => value !== undefined)
}

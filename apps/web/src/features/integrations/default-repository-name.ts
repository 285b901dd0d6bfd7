/** The project's title in lower case with hyphens, without what a repository's name cannot have. */
export function defaultRepositoryName(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z\d._]+/g, '-')
    .slice(0, 100)
    .replaceAll(/^[-.]+|[-.]+$/g, '')
}

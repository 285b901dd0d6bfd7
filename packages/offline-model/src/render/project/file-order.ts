/** The order in which a person would write the files: the frame, what things are made of, and then what uses them. */
export function compareFiles(one: string, other: string): number {
  return rankOf(one) - rankOf(other) || (one < other ? -1 : 1)
}

const order = [
  /^package\.json$/,
  /^index\.html$/,
  /^[^/]*config\.(?:ts|js|json)$/,
  /^(?:\.gitignore|public\/)/,
  /^src\/index\.css$/,
  /^src\/site\.[jt]s$/,
  /^src\/lib\//,
  /^src\/data\//,
  /^src\/components\/ui\//,
  /^src\/components\/layout\//,
  /^src\/components\//,
  /^src\/sections\//,
  /^src\/pages\//,
  /^src\/app\.[jt]sx$/,
  /^src\/main\.[jt]sx$/,
]

function rankOf(path: string): number {
  const rank = order.findIndex((pattern) => pattern.test(path))
  return rank === -1 ? order.length : rank
}

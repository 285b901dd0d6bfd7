/** Finds a tool where the request is for it in the first place, not where it stands beside other things. */
export const mainly = (tool: RegExp): RegExp => new RegExp(`${before}\\b(?:${tool.source})`)

const page = String.raw`(?:(?:please|implement|make|build|create|me|us|i|want|need|a|an|simple|small|single|web|online) ){0,8}(?:web ?site|web ?page|site|app|page) with an? `
const beside = String.raw`\b(?:with|including|featuring|has|have|offers?|contains?|plus|about|and an?|as well as)\b|,`
const before = `^(?:${page})?(?:(?!${beside}).){0,120}?`

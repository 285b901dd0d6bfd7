/** The sentences of a text, without what ends them. Abbreviations, file endings and version numbers do not end one. */
export function splitSentences(text: string): string[] {
  return text
    .split(
      /(?<![.\s](?:etc|e\.g|i\.e|vs|Mr|Ms|Dr|No|St|approx))(?<=[.!?。！？])\s+(?=[^\s])|(?<!\s)\s*\n\s*/u,
    )
    .map((sentence) =>
      sentence
        .replace(/^(?:[-*•#>.)\s]|\d{1,2}(?=[.)\s]))+(?=\p{L})/u, '')
        .replace(/(?<![.!?。！？\s])[.!?。！？\s]+$/u, '')
        .replace(connectors, ''),
    )
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

/** Words that only join a sentence to the one before. */
const connectors =
  /^(?:additionally|furthermore|moreover|in addition|at the same time|besides|finally|lastly|overall|secondly|firstly|also),? /i

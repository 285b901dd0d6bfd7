/** The two whom a wedding is about: "a wedding site for Anna and Tom" is that of Anna & Tom. */
export function readCouple(text: string): string | undefined {
  const [, one, other] =
    /\b(?:for|of|between) (?!(?:Bride|Groom|Friends|Family)\b)(\p{Lu}\p{L}+) (?:and|&) (\p{Lu}\p{L}+)\b/u.exec(
      text,
    ) ?? []
  return one === undefined || other === undefined ? undefined : `${one} & ${other}`
}

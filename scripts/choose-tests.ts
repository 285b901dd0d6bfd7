/** What Vitest and Playwright are told to run: what is tagged as thorough, or everything else. */
export function chooseTests({ isThorough }: { isThorough: boolean }) {
  return isThorough
    ? { vitest: '--tags-filter=thorough', playwright: '--grep=@thorough' }
    : { vitest: '--tags-filter=!thorough', playwright: '--grep-invert=@thorough' }
}

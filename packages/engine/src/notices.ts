/** What the engine says to the model on its own account. */
export const notices = {
  cutOff: (unfinished: readonly string[]) =>
    [
      'Your answer broke off. What you had said and done before stands.',
      ...(unfinished.length === 0
        ? []
        : [`Not carried out, because it was incomplete: ${unfinished.join(', ')}.`]),
      'Go on from there. Do not repeat what is done, and write large files in smaller pieces.',
    ].join(' '),
  empty: 'Your answer was empty. Go on with the work, or say in a few sentences what you did.',
  sumUp: (reason: string) =>
    `${reason}\nThis is your last answer in this run, and no tools can be called any more. Say in a few sentences what is done, what is not, and what the user could ask for next. Promise nothing.`,
  refusedFiles: (problems: readonly string[]) =>
    `All other files are written. These are not:\n${problems.join('\n')}\nSend only these again, whole and with their paths.`,
  codeInText:
    'You put code into the message, and the project has not changed. Write it with write_file; without tools, give every block its path on its first line, such as ```tsx src/app.tsx.',
  nothingWritten: 'There is a plan, and nothing is written yet. Carry it out now.',
  errors: (found: string) =>
    `The app was checked after your changes. ${found}\n\nMend these errors and nothing else. If one of them cannot be mended, say so.`,
}

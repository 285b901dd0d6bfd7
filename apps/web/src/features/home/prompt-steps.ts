interface PromptStep {
  name: string
  what: string
  /** Where the code of this step lives in the repository. */
  where: string
}

/** The way of a prompt through the product, from the composer to the preview. */
export const promptSteps: PromptStep[] = [
  {
    name: 'You describe it',
    what: 'The composer takes a prompt in plain words, with files if you have them.',
    where: 'web · features/chat',
  },
  {
    name: 'It is admitted',
    what: 'The server checks that you may edit the project and that your plan has room, then answers with a run.',
    where: 'server · modules/generation',
  },
  {
    name: 'It is planned and written',
    what: 'The engine turns the prompt into a plan and the plan into files, with a remote model or the one that needs no network.',
    where: 'packages/engine',
  },
  {
    name: 'It is checked',
    what: 'Build and runtime errors go back to the model by themselves, at most twice. Then they come to you.',
    where: 'packages/engine',
  },
  {
    name: 'Nothing gets lost',
    what: 'Every event is stored before anybody sees it. A reload, a second tab or a restarted server carries on from there.',
    where: 'server · run-log',
  },
  {
    name: 'It runs beside the chat',
    what: 'Files become a preview module by module, and a version is saved that you can always go back to.',
    where: 'packages/preview-compiler',
  },
]

/** What a run says of itself. */
export const runs = {
  progress: {
    accepted: 'Request accepted',
    saved: 'Version saved',
  },
  takenUp: 'The server that worked on this stopped. Another one starts it again with the files as they are.',
  interrupted: 'The server stopped while it worked on this. What was written is kept. Send it again.',
  stopped: 'Stopped.',
  stoppedBeforeStart: 'Stopped before it began.',
  authorGone: 'Stopped: whoever asked for this cannot work on the project any more.',
  failed: 'Something went wrong on our side.',
  modelMissing: 'There is no model called {model} here. Choose another one.',
  missing: 'This run does not exist, or is not yours.',
  begun: 'This request has begun already and cannot be changed. Stop it instead.',
  authorOnly: 'Only whoever sent this request can change it.',
  planMissing: 'The plan that this request names does not exist. Ask for a plan first.',
  planSettled: 'This plan cannot be changed any more. Ask for a new one.',
  attachmentMissing: 'The attachment {name} does not exist. Upload it again.',
  idTaken: 'This request was withdrawn or is over. Send it as a new one.',
} as const

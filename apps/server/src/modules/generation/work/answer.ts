import type { BuildNotification, ModelUse, Question, RunEventBody, RunPlan } from '@joinery/contract'

/** What a run leaves in the conversation, as far as it has come. */
export interface Answer {
  text: string
  changedFiles: Set<string>
  plan: RunPlan | null
  questions: Question[]
  use: ModelUse | null
  notification: BuildNotification | null
  /** Whether the user has got anything for their prompt. */
  hasOutput: boolean
}

export function emptyAnswer(): Answer {
  return {
    text: '',
    changedFiles: new Set(),
    plan: null,
    questions: [],
    use: null,
    notification: null,
    hasOutput: false,
  }
}

export function addToAnswer(answer: Answer, body: RunEventBody): void {
  switch (body.type) {
    case 'text':
      answer.text += body.delta
      answer.hasOutput = true
      break
    case 'file-written':
      answer.changedFiles.add(body.path)
      if (body.isBrought !== true) answer.hasOutput = true
      break
    case 'file-renamed':
      answer.changedFiles.add(body.from).add(body.to)
      break
    case 'file-deleted':
    case 'repair':
      answer.changedFiles.add(body.path)
      break
    case 'plan':
      answer.plan = body.plan
      answer.hasOutput = true
      break
    case 'questions':
      answer.questions = body.questions
      answer.hasOutput = true
      break
    case 'model-use':
      answer.use = answer.use ? addUse(answer.use, body.use) : body.use
      break
    case 'finished':
      for (const path of body.changedFiles) answer.changedFiles.add(path)
      answer.notification = body.notification
      break
    case 'accepted':
    case 'progress':
    case 'reasoning':
    case 'step':
    case 'file-started':
    case 'file-delta':
    case 'file-discarded':
    case 'tool':
    case 'check':
    case 'retrying':
    case 'version-saved':
      break
  }
}

function addUse(one: ModelUse, other: ModelUse): ModelUse {
  const isPriced = one.costMicros !== null && other.costMicros !== null
  return {
    model: other.model,
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
    cachedTokens: one.cachedTokens + other.cachedTokens,
    costMicros: isPriced ? (one.costMicros ?? 0) + (other.costMicros ?? 0) : null,
  }
}

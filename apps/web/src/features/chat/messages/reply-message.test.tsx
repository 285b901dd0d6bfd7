import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { texts } from '@joinery/contract'
import type { RunEventBody } from '@joinery/contract'
import { fullStory, inventRun, logOf } from '../../../testing/invent-run.ts'
import { applyRunEvent } from '../session/apply-run-event.ts'
import { beginRun, factsOf } from '../session/run-state.ts'
import type { RunState } from '../session/run-state.ts'
import type { ChatVoice } from './describe-failure.ts'
import type { MessageActs } from './message-acts.ts'
import { ReplyMessage } from './reply-message.tsx'

const ignore = () => undefined
const acts: MessageActs = {
  viewCode: ignore,
  runPreview: ignore,
  fixBuild: ignore,
  retry: ignore,
  editPrompt: ignore,
  resend: ignore,
  discard: ignore,
  approvePlan: ignore,
  changePlan: ignore,
  editPlan: async () => undefined,
  answer: ignore,
  showChanges: ignore,
  restoreBefore: ignore,
  addSamples: ignore,
}

const facts = inventRun()
const begun = beginRun(factsOf(facts))
const tell = (bodies: readonly RunEventBody[]) => logOf(facts.id, bodies).reduce(applyRunEvent, begun)
const story = tell(fullStory)

/** The markdown is loaded later, so the text itself stands in the markup. */
function render(run: RunState, { voice = 'workspace' }: { voice?: ChatVoice } = {}) {
  const markup = renderToStaticMarkup(
    <ReplyMessage
      run={run}
      hasRun
      isLatest
      voice={voice}
      acts={acts}
      itemKey="r"
      isExpanded={false}
      onToggle={ignore}
    />,
  )
  return markup.replaceAll('&#x27;', "'").replaceAll('&quot;', '"')
}

describe('a reply', () => {
  it('thinks until there is something to say', () => {
    expect(render(begun)).toContain(texts.chat.messages.thinking)
    expect(render(tell(fullStory.slice(0, 6)))).not.toContain(texts.chat.messages.thinking)
  })

  it('lists the steps with percentages, and how far the run is', () => {
    const markup = render(tell(fullStory.slice(0, 12)))
    expect(markup).toMatch(/Set the table.*?50%.*?Pour the tea.*?100%/)
    expect(markup).toMatch(/<progress[^>]*value="30"/)
    expect(markup).toContain('Writing files')
  })

  it("says 'Generating final code...' at 95 percent", () => {
    const markup = render(tell([{ type: 'progress', percent: 95, label: texts.chat.progress.finalCode }]))
    expect(markup).toContain('Generating final code...')
    expect(markup).toContain('95%')
  })

  it('cuts a text of more than 400 characters once it is over, and offers more', () => {
    const text = 'oak '.repeat(150).trim()
    const going: RunState = { ...begun, text, status: 'running' }
    expect(render(going)).toContain(text)
    const markup = render({ ...going, status: 'succeeded' })
    expect(markup).not.toContain(text)
    expect(markup).toContain(`${'oak '.repeat(100).trim()}…`)
    expect(markup).toContain('Show more')
  })

  it('shows the first 3 files and offers all of them', () => {
    const files = ['a', 'b', 'c', 'd', 'e'].map((name): RunEventBody[] => [
      { type: 'file-started', path: `src/${name}.ts`, isNew: true },
      { type: 'file-written', path: `src/${name}.ts`, size: 1, addedLines: 1, removedLines: 0 },
    ])
    const markup = render(tell(files.flat()))
    expect(markup).toContain('src/c.ts')
    expect(markup).not.toContain('src/d.ts')
    expect(markup).toContain('View all 5 files')
  })

  it('has a Run button where the build succeeded', () => {
    const markup = render(story)
    expect(markup).toContain('Run')
    expect(markup).not.toContain('Fix Build')
  })

  it('has a Fix Build button below Error where it failed, with 3 details and a count of the rest', () => {
    const details = ['one', 'two', 'three', 'four', 'five']
    const markup = render({ ...story, notification: { success: false, message: 'Broken', details } })
    expect(markup).toContain('Fix Build')
    expect(markup).toContain('>Error<')
    expect(markup).toContain('three')
    expect(markup).not.toContain('four')
    expect(markup).toContain('+2 more files')
  })

  it('tells tokens, cost and model', () => {
    const use = { model: 'oak-1', inputTokens: 4_000, outputTokens: 300, cachedTokens: 0, costMicros: 31_234 }
    expect(render({ ...story, use })).toContain('4,300 tokens · $0.03 · oak-1')
    expect(render({ ...story, use: { ...use, costMicros: null } })).toContain('4,300 tokens · oak-1')
    expect(render(story)).toContain('17 tokens · less than $0.0001 · offline')
  })

  it('names the files that the plan does not', () => {
    expect(render(story)).toContain(texts.chat.messages.unplanned)
  })

  it('asks with choices, and lets a plan be approved that was only proposed', () => {
    expect(render(story)).toContain('Green or black?')
    expect(render({ ...story, mode: 'plan' })).toContain(texts.chat.plan.approve)
    expect(render(story)).not.toContain(texts.chat.plan.approve)
    expect(render(story)).toContain('A menu of teas')
    expect(render(story)).toContain('"the usual"')
  })
})

describe('a run that came to nothing', () => {
  const failed: RunState = { ...begun, status: 'failed', reason: 'The provider is away.', isCharged: false }

  it('says so in the words of the chat, with the reason where an app was asked for', () => {
    expect(render(failed)).toContain(
      'I encountered an error while generating your application: The provider is away.',
    )
    expect(render({ ...failed, prompt: 'Make it blue' })).toContain(
      'Sorry, I encountered an error while generating a response. Please try again.',
    )
  })

  it('tells how far the repository and the backend of the project are, until they are done', () => {
    const under = { ...story, projectStatus: { codeHosting: 75, hostedBackend: 100 } }
    expect(render(under)).toContain(texts.chat.progress.services.codeHosting)
    expect(render(under)).toContain('75%')
    expect(render(under)).not.toContain(texts.chat.progress.services.hostedBackend)
    expect(render(story)).not.toContain(texts.chat.progress.services.codeHosting)
  })

  it('says so in the words of the second chat', () => {
    const voice = 'codeChat'
    expect(render(failed, { voice })).toContain('Sorry, there was an error generating a response.')
    expect(render({ ...begun, status: 'succeeded' }, { voice })).toContain("I couldn't process that request.")
  })

  it('offers to try again, and samples where an app was asked for, and says what it did not cost', () => {
    const markup = render(failed)
    expect(markup).toContain(texts.chat.messages.retry)
    expect(markup).toContain(texts.chat.samples.add)
    expect(markup).toContain(texts.chat.messages.notCharged)
    expect(render({ ...failed, prompt: 'Make it blue' })).not.toContain(texts.chat.samples.add)
  })
})

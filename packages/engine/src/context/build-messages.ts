import type { FilePart, ModelMessage, TextPart } from 'ai'
import type { GenerationRequest, ModelInfo } from '../ports.ts'
import { listPaths, showFile } from '../tools/read-tools.ts'
import type { Workspace } from '../workspace/open-workspace.ts'
import { compactHistory } from './compact-history.ts'
import { describeStack } from './describe-stack.ts'
import { marks } from './read-request.ts'

interface BuildOptions {
  readonly request: GenerationRequest
  readonly modelInfo: ModelInfo
  readonly workspace: Workspace
}

/** The conversation so far, then what there is to know about the project, then the user's words to the letter. */
export async function buildMessages({
  request,
  modelInfo,
  workspace,
}: BuildOptions): Promise<ModelMessage[]> {
  const room = modelInfo.contextTokens * signsPerToken
  const { summary, recent } = compactHistory(request.history, room * historyShare)
  const context = await describeProject({
    request,
    modelInfo,
    workspace,
    summary,
    maxLength: room * filesShare,
  })
  return [
    ...recent.map((message): ModelMessage => ({
      role: message.isUser ? 'user' : 'assistant',
      content: message.text === '' ? '(nothing was said)' : message.text,
    })),
    {
      role: 'user',
      content: [
        { type: 'text', text: context },
        ...request.attachments.map(showAttachment),
        { type: 'text', text: request.prompt },
      ],
    },
  ]
}

/** Roughly, for English and code. It decides how much is told, not what is counted. */
export const signsPerToken = 3.5
const historyShare = 0.2
const filesShare = 0.3

interface DescribeOptions extends BuildOptions {
  readonly summary: string
  readonly maxLength: number
}

async function describeProject(options: DescribeOptions): Promise<string> {
  const { request, workspace, summary } = options
  const paths = workspace.paths()
  const sections = [marks.context, `Mode: ${request.mode}`]
  if (request.stack) sections.push(describeStack(request.stack))
  sections.push(
    paths.length === 0 ? 'The project has no files yet.' : `Files:\n${listPaths(paths, workspace.sizeOf)}`,
  )
  if (summary !== '') sections.push(`Earlier in this conversation:\n${summary}`)
  if (request.approvedPlan !== null) {
    sections.push(
      `The user approved this plan. Carry it out; files that it does not name cannot be written:\n${JSON.stringify(request.approvedPlan)}`,
    )
  }
  sections.push(...(await showFiles(options)), '</project_context>')
  return sections.join('\n\n')
}

/** Those that the user pointed at; for a model that cannot read files itself, all that fit. */
async function showFiles({ request, modelInfo, workspace, maxLength }: DescribeOptions): Promise<string[]> {
  const selected = new Set(request.selectedFiles)
  const others = modelInfo.canCallTools ? [] : workspace.paths().filter((path) => !selected.has(path))
  const shown: string[] = []
  let left = maxLength
  for (const path of [...selected, ...others]) {
    if (workspace.sizeOf(path) > left) continue
    const file = await workspace.read(path)
    if (typeof file?.text !== 'string') continue
    const text = showFile(path, file.text)
    left -= text.length
    shown.push(selected.has(path) ? `The user points at this file:\n${text}` : text)
  }
  return shown
}

function showAttachment({
  name,
  mediaType,
  bytes,
}: GenerationRequest['attachments'][number]): TextPart | FilePart {
  if (/^text\/|json|xml|javascript|csv/.test(mediaType)) {
    const text = new TextDecoder().decode(bytes.slice(0, maxAttachedBytes))
    return { type: 'text', text: `<attachment name="${name.replaceAll('"', '')}">\n${text}\n</attachment>` }
  }
  return { type: 'file', data: bytes, mediaType, filename: name }
}

const maxAttachedBytes = 200_000

import { texts } from '@joinery/contract'
import api from './sections/api.md?raw'
import apiKeys from './sections/api-keys.md?raw'
import authentication from './sections/authentication.md?raw'
import chatInterface from './sections/chat-interface.md?raw'
import codeGeneration from './sections/code-generation.md?raw'
import fileManager from './sections/file-manager.md?raw'
import livePreview from './sections/live-preview.md?raw'
import projectSetup from './sections/project-setup.md?raw'
import promptEngine from './sections/prompt-engine.md?raw'
import settings from './sections/settings.md?raw'
import supabaseConnection from './sections/supabase-connection.md?raw'
import versionHistory from './sections/version-history.md?raw'
import webhooks from './sections/webhooks.md?raw'
import welcome from './sections/welcome.md?raw'

export interface DocsTab {
  id: string
  title: string
  text: string
}

interface DocsSection {
  /** The anchor in the address. */
  id: string
  title: string
  text?: string
  tabs?: DocsTab[]
}

const { sections, gettingStartedTabs } = texts.publicPages.docs

/** The documentation in its order. The questions come after these. */
export const docsSections: DocsSection[] = [
  { id: 'welcome', title: sections.welcome, text: welcome },
  {
    id: 'getting-started',
    title: sections.gettingStarted,
    tabs: [
      { id: 'project-setup', title: gettingStartedTabs.projectSetup, text: projectSetup },
      { id: 'api-keys', title: gettingStartedTabs.apiKeys, text: apiKeys },
      { id: 'supabase-connection', title: gettingStartedTabs.hostedBackend, text: supabaseConnection },
    ],
  },
  { id: 'chat-interface', title: sections.chatInterface, text: chatInterface },
  { id: 'prompt-engine', title: sections.promptEngine, text: promptEngine },
  { id: 'code-generation', title: sections.codeGeneration, text: codeGeneration },
  { id: 'file-manager', title: sections.fileManager, text: fileManager },
  { id: 'version-history', title: sections.versionHistory, text: versionHistory },
  { id: 'live-preview', title: sections.livePreview, text: livePreview },
  { id: 'webhooks', title: sections.paymentWebhooks, text: webhooks },
  { id: 'authentication', title: sections.authentication, text: authentication },
  { id: 'settings', title: sections.settings, text: settings },
  { id: 'api', title: sections.api, text: api },
]

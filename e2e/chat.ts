import { projectEndpoints, texts } from '@joinery/contract'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { openApi } from './api.ts'
import { becomeUser, inventPerson } from './people.ts'
import type { Product } from './product.ts'

const { composer, conversation, generatedFiles } = texts.chat

/** Arrives as somebody new in the chat of an empty project. */
export async function openChat(page: Page, product: Product) {
  const person = inventPerson()
  await becomeUser(page, person)
  const call = await openApi(product, person)
  const { id: projectId } = await call(projectEndpoints.create, { title: 'Oak bench' })
  await page.goto(`/dashboard/chat?projectId=${projectId}`)
  await expect(page.getByText(conversation.empty)).toBeVisible()
  return { call, projectId }
}

export async function send(page: Page, prompt: string) {
  await page.getByLabel(composer.label, { exact: true }).fill(prompt)
  await page.keyboard.press('ControlOrMeta+Enter')
}

export const prompts = (page: Page) => page.getByRole('article', { name: conversation.you })

export const replies = (page: Page) => page.getByRole('article', { name: conversation.assistant })

export const fileRow = (page: Page, path: string, state: keyof typeof generatedFiles.states) =>
  page.getByRole('button', { name: `${path} ${generatedFiles.states[state]}` })

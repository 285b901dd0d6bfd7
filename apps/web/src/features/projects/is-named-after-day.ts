import { fillText, texts } from '@joinery/contract'
import type { Project } from '@joinery/contract'
import { shortDate } from '../../lib/short-date.ts'

/** Whether a project still has the title that it got when it began in the chat. */
export const isNamedAfterDay = ({ title, createdAt }: Pick<Project, 'title' | 'createdAt'>): boolean =>
  title === fillText(texts.projects.defaultTitle, { date: shortDate(new Date(createdAt)) })

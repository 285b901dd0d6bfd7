import { Component, createContext, createElement, useContext } from 'react'
import type { ComponentType, HTMLAttributes, ReactNode } from 'react'

/** What the pages draw, wherever the document has its place. */
export const DocumentContext = createContext<ReactNode>(null)

export function Html(properties: HTMLAttributes<HTMLHtmlElement>) {
  return createElement('html', properties)
}

export function Head({ children }: { children?: ReactNode }) {
  return createElement('head', undefined, children)
}

export function Main() {
  return createElement('div', { id: '__next' }, useContext(DocumentContext))
}

export function NextScript() {
  return null
}

/** What a document of a project's own is made from. Nothing asks it for properties, because no server draws it. */
export class Document extends Component {
  static async getInitialProps(): Promise<object> {
    return {}
  }

  override render(): ReactNode {
    return createElement(
      Html,
      { lang: 'en' },
      createElement(Head),
      createElement('body', undefined, createElement(Main), createElement(NextScript)),
    )
  }
}

export function drawDocument(type: ComponentType | undefined): ReactNode {
  return createElement(type ?? Document)
}

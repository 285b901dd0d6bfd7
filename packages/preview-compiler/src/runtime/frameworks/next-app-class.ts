import { Component, createElement } from 'react'
import type { ComponentType, ReactNode } from 'react'

interface AppProperties {
  Component: ComponentType<Record<string, unknown>> & { getInitialProps?: (context: object) => unknown }
  pageProps: Record<string, unknown>
}

/** `next/app`: what an app of a `pages` folder is that says nothing else. */
export class App extends Component<AppProperties> {
  static async getInitialProps(context: {
    Component: AppProperties['Component']
    ctx: object
  }): Promise<object> {
    return { pageProps: (await context.Component.getInitialProps?.(context.ctx)) ?? {} }
  }

  override render(): ReactNode {
    return createElement(this.props.Component, this.props.pageProps)
  }
}

import { expect, it } from 'vitest'
import { writeRouteTree } from './write-route-tree.ts'

it('writes the tree of routes that TanStack names by their files', () => {
  const paths = [
    '__root.tsx',
    'index.tsx',
    'posts.tsx',
    'posts.index.tsx',
    'posts.$id.tsx',
    'posts_.edit.tsx',
    '_auth.tsx',
    '_auth/account.tsx',
    '(shop)/cart.tsx',
    'docs/route.tsx',
    'docs/$.tsx',
    'docs/-parts.tsx',
  ]
  const files = new Map(paths.map((path) => [`src/routes/${path}`, '']))
  const text = writeRouteTree(files) ?? ''
  const updates = [...text.matchAll(/\.update\(\{ (.*) \}\)/g)].map(([, options]) => options)
  expect(updates).toEqual([
    'id: "/", path: "/", getParentRoute: () => root',
    'id: "/posts", path: "/posts", getParentRoute: () => root',
    'id: "/", path: "/", getParentRoute: () => route1',
    'id: "/$id", path: "/$id", getParentRoute: () => route1',
    'id: "/posts_/edit", path: "/posts/edit", getParentRoute: () => root',
    'id: "/_auth", getParentRoute: () => root',
    'id: "/account", path: "/account", getParentRoute: () => route5',
    'id: "/(shop)/cart", path: "/cart", getParentRoute: () => root',
    'id: "/docs", path: "/docs", getParentRoute: () => root',
    'id: "/$", path: "/$", getParentRoute: () => route8',
  ])
  expect(text).toContain('route1: route1._addFileChildren({ route2: route2, route3: route3 })')
  expect(writeRouteTree(new Map([...files, ['src/routeTree.gen.ts', '']]))).toBeUndefined()
})

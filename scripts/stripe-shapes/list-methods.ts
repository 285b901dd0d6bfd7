import { glob, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Declarations, Scope, TypeNode } from './declarations.ts'

export interface Method {
  scope: Scope
  params: TypeNode | undefined
  reply: TypeNode
}

/** What the SDK can ask for, by method and path: types from the declarations, paths from the code. */
export async function listMethods(declarations: Declarations): Promise<Map<string, Method>> {
  const methods = new Map<string, Method>()
  for await (const file of glob('resources/**/*.d.ts', { cwd: declarations.folder })) {
    const paths = await readPaths(resolve(declarations.folder, file.replace(/\.d\.ts$/, '.js')))
    const scope = declarations.open(file)
    for (const { body } of scope.classes.values()) {
      for (const member of body.body) {
        const isMethod = member.type === 'MethodDefinition' || member.type === 'TSAbstractMethodDefinition'
        if (!isMethod || member.key.type !== 'Identifier') continue
        const path = paths.get(member.key.name)
        const reply = member.value.returnType?.typeAnnotation
        if (path === undefined || !reply) continue
        const sent = member.value.params.find(
          (parameter) => parameter.type === 'Identifier' && parameter.name === 'params',
        )
        const params = sent?.type === 'Identifier' ? sent.typeAnnotation?.typeAnnotation : undefined
        methods.set(path, { scope, params, reply })
      }
    }
  }
  return methods
}

const call = /^ {4}(\w+)\([^)]*\) \{\n\s+return this\._makeRequest\('(\w+)', ['`]([^'`]+)['`]/gm

async function readPaths(file: string): Promise<Map<string, string>> {
  const code = await readFile(file, 'utf8')
  return new Map(
    [...code.matchAll(call)].map(([, name = '', method = '', path = '']) => [
      name,
      `${method.toLowerCase()} ${path.replaceAll(/\$\{[^}]+\}/g, ':id')}`,
    ]),
  )
}

import { fileEndpoints, projectEndpoints, settingsEndpoints, texts } from '@joinery/contract'
import { openApi } from './api.ts'
import { expect, journey } from './journey.ts'
import { becomeUser, inventPerson } from './people.ts'

const { settings } = texts

// A header of our own would make the preview's scripts, which come from another origin, ask for permission first.
journey.use({ extraHTTPHeaders: {} })

journey(
  'a project is set up with one of eight languages and a framework of its own',
  async ({ page, product }) => {
    const person = inventPerson()
    await becomeUser(page, person)
    await page.goto('/dashboard/projects')
    await page.getByRole('button', { name: texts.projects.newProject }).click()
    const dialog = page.getByRole('dialog')
    const language = dialog.getByLabel(settings.projectSetup.language)
    await expect(language.getByRole('option')).toHaveText([
      settings.projectSetup.none,
      ...Object.values(settings.projectSetup.languages),
    ])
    await dialog.getByLabel(texts.projects.create.fields.title).fill('Oak shop')
    await language.selectOption('javascript')
    const framework = dialog.getByLabel(settings.projectSetup.framework)
    await expect(framework.getByRole('option')).toHaveText([
      'React',
      'Vue',
      'Angular',
      'Svelte',
      'Next.js',
      'Node.js',
      'Express',
    ])
    await language.selectOption('python')
    await framework.selectOption('flask')
    await dialog.getByRole('button', { name: texts.projects.create.submit }).click()
    await page.waitForURL('**/dashboard/chat**')
    const call = await openApi(product, person)
    const { projects } = await call(projectEndpoints.list, {})
    const [project] = projects
    expect(project?.title).toBe('Oak shop')
    if (project)
      expect(await call(settingsEndpoints.readProject, { projectId: project.id })).toMatchObject({
        setup: { language: 'python', framework: 'flask' },
      })
  },
)

journey('the badge is on the previewed app while it is on', async ({ page, product }) => {
  const person = inventPerson()
  await becomeUser(page, person)
  const call = await openApi(product, person)
  const { id: projectId } = await call(projectEndpoints.create, { title: 'Oak bench' })
  const content = '<!doctype html><title>Oak</title><h1>Oak</h1>'
  await call(fileEndpoints.write, { projectId, path: 'index.html', content, baseHash: null })
  await page.goto(`/preview/${projectId}`)
  const app = page.frameLocator('iframe')
  // The first preview of a server starts its compiler.
  await expect(app.getByRole('heading', { name: 'Oak' })).toBeVisible()
  await expect(app.locator('joinery-badge').getByText('Made with Joinery')).toBeVisible()
  await call(settingsEndpoints.saveProject, { projectId, showsBadge: false })
  await page.reload()
  await expect(app.getByRole('heading', { name: 'Oak' })).toBeVisible()
  await expect(app.locator('joinery-badge')).toHaveCount(0)
})

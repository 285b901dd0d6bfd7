import { describe, expect, it } from 'vitest'
import { appPlan, asksForApp, detectAppPlan } from './app-plan.ts'

describe('a message', () => {
  it.each(['Build an app', 'I want an APP, please BuIlD it', 'rebuild the apple page'])(
    'that contains build and app asks for an app: %s',
    (prompt) => expect(asksForApp(prompt)).toBe(true),
  )

  it.each(['Build a page', 'Make the app blue', 'Hello', ''])(
    'that does not contain both is a normal turn: %s',
    (prompt) => expect(asksForApp(prompt)).toBe(false),
  )
})

describe('the plan of a prompt', () => {
  it('has name, description, features, framework, database, payment and what it has to be connected with', () => {
    expect(appPlan.parse(detectAppPlan('Build a tea shop app'))).toEqual({
      name: 'Tea shop app',
      description: 'Build a tea shop app',
      features: [],
      framework: 'React',
      database: 'Supabase',
      payment: 'None',
      needsSupabaseIntegration: true,
      needsGitHubIntegration: true,
    })
  })

  it.each([
    ['a shop in Next.js', 'Next.js'],
    ['a nextjs shop', 'Next.js'],
    ['a shop in Vue', 'Vue'],
    ['an Angular shop', 'Angular'],
    ['the next shop with a nice view', 'React'],
  ])('takes the framework from %s: %s', (prompt, framework) =>
    expect(detectAppPlan(prompt)).toMatchObject({ framework }),
  )

  it.each([
    ['a shop with Firebase', 'Firebase', false],
    ['a shop on MySQL', 'MySQL', false],
    ['a shop on mongodb', 'MongoDB', false],
    ['a shop', 'Supabase', true],
  ])('takes the database from %s: %s', (prompt, database, needsSupabaseIntegration) =>
    expect(detectAppPlan(prompt)).toMatchObject({ database, needsSupabaseIntegration }),
  )

  it.each([
    ['a shop with Stripe', 'Stripe'],
    ['a shop with PayPal', 'PayPal'],
    ['a shop', 'None'],
  ])('takes the payment from %s: %s', (prompt, payment) =>
    expect(detectAppPlan(prompt)).toMatchObject({ payment }),
  )

  it.each([
    ['a shop where users log in', ['Authentication']],
    ['a todo list', ['Task Management']],
    ['a blog', ['Blog/Content Management']],
    ['a shop with checkout', ['Payment Processing']],
    ['a blog with login and payments', ['Authentication', 'Blog/Content Management', 'Payment Processing']],
  ])('finds the features of %s', (prompt, features) =>
    expect(detectAppPlan(prompt)).toMatchObject({ features }),
  )

  it.each([
    ['that names git', 'a shop with git on MySQL'],
    ['that names GitHub', 'a shop on GitHub and MySQL'],
    ['that names a repo', 'a shop in a repo on MySQL'],
    ['that names version control', 'a shop under version control on MySQL'],
    ['on the hosted backend', 'a shop'],
    ['paid by card', 'a shop on MySQL with Stripe'],
    ['with accounts', 'a shop on MySQL with login'],
  ])('needs code hosting for an app %s', (_, prompt) =>
    expect(detectAppPlan(prompt).needsGitHubIntegration).toBe(true),
  )

  it('needs no code hosting where none of this is asked for', () => {
    expect(detectAppPlan('a shop on MySQL').needsGitHubIntegration).toBe(false)
  })
})

import { findTemplate } from '../../subjects/entity-templates.ts'
import { template, type EntityTemplate } from '../../subjects/entity-template.ts'
import { addScreen } from '../../compose/add-screen.ts'
import { hasAccounts, type Draft } from '../../compose/draft.ts'
import type { EntityDraft } from '../../compose/entity-draft.ts'
import type { Scheme } from '../scheme.ts'
import { needThing } from '../add-thing.ts'
import { allow, keepList, showList, showOwn } from '../lay-out.ts'

const things = {
  recipe: ['recipe', known('recipe')],
  groceries: ['grocery item', known('grocery item')],
} as const

/** What is known of it elsewhere; a list of names where nothing is. */
function known(name: string): EntityTemplate {
  return (
    findTemplate(name)?.known ?? template({ names: name, archetype: 'record', icon: 'list', fields: 'name!' })
  )
}

/** Recipes that people share, cook for any number of guests, and shop for. */
export const cooking: Scheme = {
  id: 'cooking',
  about: /\b(?:recipes?|cook ?books?|cooking (?:community|website|platform|app))\b/,
  also: /\bingredients?\b/,
  wishes: 'none',
  hears: 'words',
  hearsOfPeople: true,
  kind: 'blog',
  mood: 'warm',
  leads: ['recipe', 'grocery item'],
  aliases: { 'shopping list': 'grocery item', ingredient: 'recipe', dish: 'recipe' },
  parts: [
    {
      title: 'Publish a recipe',
      answers:
        /\b(?:publish\w*|shar(?:e|es|ing)|post(?:ing)?|upload\w*|submit\w*|creat(?:e|ing)|writ(?:e|ing))\b.{0,40}\b(?:recipes?|dish(?:es)?)\b/,
      build: addPublishing,
    },
    {
      title: 'Shopping list',
      answers: /\b(?:shopping|grocer(?:y|ies))\b/,
      isExtra: true,
      build: (draft, because) => {
        const entity = needThing(draft, things.groceries)
        entity.many = 'shopping list items'
        keepList(draft, entity, {
          title: 'Shopping list',
          text: 'Open a recipe to put its ingredients here; tick what is in the basket.',
          because,
          hasPages: false,
        })
      },
    },
    {
      title: 'Recipes',
      thing: 'recipe',
      answers:
        /^(?!.{0,80}\bfavou?rit).{0,80}\b(?:recipes?|ingredients?|steps|servings?|scal(?:e|ing)|portions?|rat(?:e|ing|ings)|comments?|reviews?|search\w*|brows\w*)\b/,
      build: (draft, because) => {
        const recipe = recipeOf(draft)
        showList(draft, recipe, {
          text: 'Search for what you have at home: the search looks into the ingredients, too.',
          view: 'cards',
          because,
        })
      },
    },
  ],
}

function recipeOf(draft: Draft): EntityDraft {
  const recipe = needThing(draft, things.recipe)
  if (hasAccounts(draft)) recipe.editableBy = 'owner'
  allow(recipe, 'create', 'edit', 'delete', 'filter', 'print')
  if (/\b(?:rat(?:e|ing|ings)|reviews?|stars)\b/.test(draft.words)) allow(recipe, 'rate')
  if (/\bcomment/.test(draft.words)) allow(recipe, 'comment')
  return recipe
}

function addPublishing(draft: Draft, because?: string): void {
  const recipe = recipeOf(draft)
  addScreen(draft, {
    title: 'Publish a recipe',
    icon: 'chef-hat',
    access: hasAccounts(draft) ? 'signedIn' : 'public',
    section: {
      type: 'recordForm',
      title: 'Publish a recipe',
      text: 'Write each ingredient in a line of its own, with its amount for the servings you say.',
      entity: recipe.id,
      submitLabel: 'Publish',
    },
    because,
  })
  if (hasAccounts(draft)) showOwn(draft, recipe, {})
}

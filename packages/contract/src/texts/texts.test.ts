import { describe, expect, it } from 'vitest'
import { errorCodes } from '../errors.ts'
import { texts } from './index.ts'

/** Every sentence of the error catalogue, to the letter, so that no later edit loses one. */
const errorCatalogue = {
  authentication: [
    'Registration successful! You can now sign in.',
    'An error occurred during sign up',
    'Login successful!',
    'Invalid login credentials',
    'Failed to sign in',
    'You have been signed out',
    'Signed out successfully',
    'Error signing out',
    'Failed to sign out',
    'Failed to sign in with {provider}',
    'Failed to sign up with {provider}',
    'Failed to login with Google',
    'Failed to create account',
  ],
  billingAndUsage: [
    'Failed to load subscription data: {reason}',
    'Failed to create checkout session',
    'Failed to create checkout session: {reason}',
    'Failed to process subscription request',
    'Failed to process subscription request: {reason}',
    'Failed to update usage',
    'Failed to check usage limits',
    'Failed to access payment settings',
    'Failed to access payment settings: {reason}',
    'No subscription or customer ID found',
    'Failed to update payment method',
    'Failed to set default payment method: {reason}',
    'Failed to download invoice: {reason}',
    'payment information not found',
    'no payment or invoice id',
    'no invoice or receipt available',
    'You must be logged in to update payment method',
    'You must be logged in to update payment methods',
    'You must be logged in to download invoices',
    'You must be logged in to subscribe',
    'Payment successful! Your subscription has been updated.',
    'Default payment method updated',
    'Usage limit reached',
    "You've reached your usage limit for the {plan} plan. Upgrade to continue using the service.",
    'Upgrade to Pro',
    'Daily limit reached',
    'Monthly limit reached',
    'Usage Limit Reached',
    'Upgrade Now',
    'No payment methods available for free plan',
    'No payment history available for free plan',
    'No payment history available yet',
    'Paid',
    'Processing',
    'Failed',
  ],
  projectsUsersVersionsFiles: [
    'Error loading projects',
    'Project title is required',
    'Project created successfully',
    'Failed to create project',
    'Project "{title}" created successfully',
    'Failed to load users',
    'Invitation sent to {email}',
    'Failed to send invitation',
    'Failed to save project version',
    'Project version saved',
    'Failed to load project versions',
    'Restored project version {n}',
    'Failed to restore project version',
    'Failed to load version history',
    'Failed to restore version',
    'Restored version at {time}',
    'Failed to push to GitHub',
    'Changes pushed to GitHub',
    'Project files saved to storage',
    'Failed to save project files to storage',
    'Failed to retrieve project files from storage',
    'Code copied to clipboard',
    'File {name} saved',
    'File created',
    'Folder created',
    'Item deleted',
    'Figma integration successfully connected',
    'Firebase integration successfully connected',
    'Failed to create GitHub repository',
    'Failed to set up Supabase project',
    'Failed to link GitHub and Supabase',
    'Failed to initialize project. See console for details.',
    'Repository URL not available.',
  ],
  chat: [
    'Failed to upload file',
    'File {name} uploaded successfully',
    'Failed to initialize project session',
    'Failed to initialize project',
    'Sorry, I encountered an error while generating a response. Please try again.',
    'I encountered an error while generating your application: {reason}',
    'Error',
    'Sorry, there was an error generating a response.',
    'I encountered an error processing your request.',
    "I couldn't process that request.",
    'No preview URL available',
    'Build issues fixed',
    'All settings saved',
  ],
}

/** What the product says when it refuses an input. */
const validationMessages = [
  'Email and password are required',
  'You must provide either an email or phone number and a password',
  'You must provide either an email or phone number.',
  'No session defined in URL',
  'All fields are required',
  'Passwords do not match',
  'You must agree to the Terms of Service and Privacy Policy',
  'The free plan is automatically available after registration.',
  'You are already on the free plan',
  'Please enter a project name',
  'Please enter your OpenAI API key',
  'Please enter your Figma API token',
  'Please enter your Firebase configuration',
  'Please enter a valid email address',
  'Please enter a name',
  'Please provide a description for your app',
]

/** What screens show that have nothing to show, or that wait. */
const screenStates = [
  'Loading...',
  'Page Not Found',
  "The page you're looking for doesn't exist or has been moved.",
  'Return Home',
  'Signing In...',
  'Creating Account...',
  'Creating...',
  'Processing...',
  'Generating final code...',
  'No projects yet',
  'Create Your First Project',
  'No description provided',
  'No technologies specified',
  'No file selected',
  'No Live Preview Available',
  'No version history available',
  'No files yet. Create your first file or folder.',
  'Select a file to view its content',
  '// Empty file',
  'File structure refreshed',
  'Authentication required',
  'You need to be logged in to view billing information.',
  'Payment successful! Your subscription is now active.',
  'Payment canceled. You can try again anytime.',
  'Upgrade your plan to continue using the service',
  'Upgrade for Unlimited Access',
  '{plan} Plan Active',
  'Unlimited prompts available',
  '{n} / {limit} prompts',
  'Last updated: April 18, 2025',
  'Restore from version history',
]

const all = textsIn({ ...texts })

describe('the catalogue of texts', () => {
  it.each([
    ...Object.entries(errorCatalogue),
    ['validation', validationMessages] as const,
    ['screen states', screenStates] as const,
  ])('holds every specified sentence about %s', (_, sentences) => {
    expect(sentences.filter((sentence) => !all.includes(sentence))).toEqual([])
  })

  it('names the product and says in a line what it does', () => {
    expect(texts.common.productName).toBe('Joinery')
    expect(texts.common.tagline).toBe('Describe an app, watch it being built, ship it.')
  })

  it('names the six types that a project can have', () => {
    expect(Object.keys(texts.projects.types)).toEqual([
      'react',
      'vue',
      'angular',
      'laravel',
      'django',
      'next',
    ])
  })

  it('holds no empty text and none with a space at either end', () => {
    expect(all.filter((text) => text === '' || text !== text.trim())).toEqual([])
  })

  it('writes apostrophes straight, as specified', () => {
    expect(all.filter((text) => /[‘’“”]/.test(text))).toEqual([])
  })

  it('names every hole with one word, so that fillText finds it', () => {
    expect(all.filter((text) => /[{}]/.test(text.replaceAll(/\{\w+\}/g, '')))).toEqual([])
  })

  it('has a sentence for every error code', () => {
    expect(Object.keys(texts.errors).toSorted()).toEqual(errorCodes.toSorted())
    expect(Object.values(texts.errors).filter((sentence) => !sentence.endsWith('.'))).toEqual([])
  })
})

function textsIn(node: unknown): string[] {
  if (typeof node === 'string') return [node]
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(textsIn) : []
}

/** The register screen. */
export const register = {
  title: 'Create an account',
  terms: 'I agree to the {terms} and {privacy}',
  termsOfService: 'Terms of Service',
  privacyPolicy: 'Privacy Policy',
  submit: 'Create Account',
  submitting: 'Creating Account...',
  signIn: 'Sign In',
  succeeded: 'Registration successful! You can now sign in.',
  confirmNext: 'Registration successful! Confirm your address next.',
  failed: 'Failed to create account',
  signUpFailed: 'An error occurred during sign up',
  termsRequired: 'You must agree to the Terms of Service and Privacy Policy',
} as const

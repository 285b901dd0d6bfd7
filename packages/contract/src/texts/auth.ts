import { common } from './common.ts'

/** Signing in and out. What only one of the other screens says stands in an area of its own. */
export const auth = {
  fields: {
    fullName: 'Full Name',
    email: 'Email',
    password: 'Password',
    confirmPassword: 'Confirm Password',
    newPassword: 'New Password',
  },
  social: {
    google: 'Continue with Google',
    facebook: 'Continue with Facebook',
    github: 'Continue with GitHub',
  },
  socialDivider: 'or',
  providers: {
    google: 'Google',
    facebook: 'Facebook',
    github: 'GitHub',
  },
  signIn: {
    title: 'Sign In',
    rememberMe: 'Remember me',
    forgotPassword: 'Forgot password?',
    createAccount: 'Create an account',
    submit: 'Sign In',
    submitting: 'Signing In...',
    succeeded: 'Login successful!',
    failed: 'Failed to sign in',
    invalidCredentials: 'Invalid login credentials',
    required: 'Email and password are required',
    confirmFirst: 'We have sent a link to {address}. Open it to confirm your address, then sign in.',
  },
  socialFailures: {
    signIn: 'Failed to sign in with {provider}',
    signInWithGoogle: 'Failed to login with Google',
    signUp: 'Failed to sign up with {provider}',
  },
  checks: {
    required: 'All fields are required',
    passwordsDiffer: 'Passwords do not match',
  },
  signOut: {
    succeeded: 'You have been signed out',
    succeededElsewhere: 'Signed out successfully',
    failed: 'Failed to sign out',
    failedElsewhere: 'Error signing out',
  },
  unreachable: common.unreachable,
} as const

/** Operations of the contract that change something and need no case of their own, and why. */
export const operationsWithoutCase: Record<string, string> = {
  'backends.serviceKey': 'It only reads. It is no GET so that no address ever holds what leads to the key.',
  'billing.advanceClock': 'It moves the time of the sandbox, which stands for a service elsewhere.',
  'billing.setChaos': 'What it sets is kept in memory.',
  'databases.try': 'It keeps nothing.',
  'integrations.beginCodeHosting': 'It keeps nothing: what has to be known again is sealed into the address.',
  'integrations.linkBackend': 'What it sets is kept at the code host alone.',
  'mail.read': 'It only reads. It is no GET because the audit log tells of it.',
  'missingPages.record': 'It writes into the log.',
  'preview.addPackages': 'Packages are files of the server, and no row tells of them.',
}

const isAuth = 'Its routes are those of packages/auth.'
const isRefusal = 'It refuses whatever nothing else answers.'
const isOff = 'Nobody can reach it: no sign-in of an organisation is set up in this product.'

/** What is served beside the contract, as it stands in the code: the cases that show it, or why there is none. */
export const otherRoutes: Record<string, readonly string[] | string> = {
  "admin-users.ts post '/admin/users'": ['POST /auth/v1/admin/users'],
  "admin-users.ts put '/admin/users/:id'": ['PUT /auth/v1/admin/users/:id'],
  "admin-users.ts delete '/admin/users/:id'": ['DELETE /auth/v1/admin/users/:id'],
  "admin-users.ts delete '/admin/users/:id/factors/:factorId'": [
    'DELETE /auth/v1/admin/users/:id/factors/:factorId',
  ],
  "callback.ts post '/callback'": ['POST /auth/v1/callback', 'GET /auth/v1/callback'],
  "factors.ts post '/factors'": ['POST /auth/v1/factors'],
  "factors.ts post '/factors/:id/challenge'": ['POST /auth/v1/factors/:id/challenge'],
  "factors.ts post '/factors/:id/verify'": ['POST /auth/v1/factors/:id/verify'],
  "factors.ts delete '/factors/:id'": ['DELETE /auth/v1/factors/:id'],
  "generate-link.ts post '/admin/generate_link'": ['POST /auth/v1/admin/generate_link'],
  "identities.ts delete '/user/identities/:id'": ['DELETE /auth/v1/user/identities/:id'],
  "invite.ts post '/invite'": ['POST /auth/v1/invite'],
  "logout.ts post '/logout'": ['POST /auth/v1/logout'],
  "otp.ts on 'POST', ['/otp', '/magiclink']": ['POST /auth/v1/otp', 'POST /auth/v1/magiclink'],
  "recover.ts post '/recover'": ['POST /auth/v1/recover'],
  "resend.ts post '/resend'": ['POST /auth/v1/resend'],
  "signup.ts post '/signup'": ['POST /auth/v1/signup'],
  "sso.ts post '/'": isOff,
  "sso.ts post '/saml/acs'": isOff,
  "token.ts post '/token'": ['POST /auth/v1/token', 'POST /auth/v1/token to refresh'],
  "user.ts put '/user'": ['PUT /auth/v1/user'],
  "verify.ts post '/verify'": ['POST /auth/v1/verify', 'GET /auth/v1/verify'],
  'auth/routes.ts all `${servicePath}/*`': isAuth,
  'backends/routes.ts all `${backendsPath}/:ref/*`': [
    'ALL /backends/:ref/*',
    'ALL /backends/:ref/* to sign up',
  ],
  "billing/function-routes.ts post '/functions/v1/create-checkout'": ['POST /functions/v1/create-checkout'],
  "billing/function-routes.ts post '/functions/v1/create-billing-portal'": [
    'POST /functions/v1/create-billing-portal',
  ],
  "billing/function-routes.ts post '/functions/v1/get-invoice'": 'It only reads.',
  "billing/function-routes.ts post '/functions/v1/stripe-webhook'": ['POST /functions/v1/stripe-webhook'],
  "billing/sandbox-pages.ts on ['GET', 'POST'], `${sandboxPagesPath}/*`":
    'They are pages of the sandbox, which stands for a service elsewhere and tells by its webhook what was done there.',
  "generation/functions/routes.ts post '/functions/v1/generate-code'": ['POST /functions/v1/generate-code'],
  "generation/functions/routes.ts post '/functions/v1/generate-chat-completion'": [
    'POST /functions/v1/generate-chat-completion',
  ],
  "generation/functions/routes.ts post '/functions/v1/save-generation'": [
    'POST /functions/v1/save-generation',
  ],
  "generation/functions/routes.ts post '/functions/v1/initialize-project-session'": [
    'POST /functions/v1/initialize-project-session',
  ],
  'preview/serve/create-preview-app.ts post `${own}/reports`': 'What it keeps is kept in memory.',
  "preview/serve/create-preview-app.ts all '*'": isRefusal,
  "projects/transfer/routes.ts post '/api/projects/:projectId/import'": [
    'POST /api/projects/:projectId/import',
  ],
  "publishing/serve/create-sites-app.ts all '*'": isRefusal,
  'storage/routes.ts on method': 'It is how the routes below are served.',
  "storage/routes.ts serve 'POST', `${servicePath}/object/list/${bucket}`": 'It only reads.',
  'storage/routes.ts serve method, `${uploadPrefix}*`': [
    'POST /storage/v1/object/project_files/*',
    'PUT /storage/v1/object/project_files/*',
  ],
  'storage/routes.ts all `${servicePath}/*`': isRefusal,
  'team/invitations/functions.ts post path': ['POST /functions/v1/send-invitation'],
  "usage/routes.ts post '/functions/v1/increment-usage'": ['POST /functions/v1/increment-usage'],
}

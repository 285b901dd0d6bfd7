import { SignJWT } from 'jose'
import { serviceSecret } from './create-test-auth.ts'

export const createServiceKey = (role = 'service_role') =>
  new SignJWT({ role })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(serviceSecret))

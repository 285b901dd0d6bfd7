import { describe, expect, it } from 'vitest'
import { accountCases } from '../testing/contract-cases/account-cases.ts'
import { factorCases } from '../testing/contract-cases/factor-cases.ts'
import { inputCases } from '../testing/contract-cases/input-cases.ts'
import { providerCases } from '../testing/contract-cases/provider-cases.ts'
import { tokenCases } from '../testing/contract-cases/token-cases.ts'

const cases = [...inputCases, ...tokenCases, ...accountCases, ...providerCases, ...factorCases]

/**
 * Every code and status of the wire contract, section 3.4, but these: `otp_disabled`, which would tell who is unknown;
 * `session_not_found` for a refresh, whose tokens are found by their session; and what passkeys would need.
 */
const promised = `
  validation_failed 400, validation_failed 404, validation_failed 422, bad_json 400, request_entity_too_large 413,
  conflict 409, no_authorization 401, no_authorization 403, bad_jwt 403, bad_jwt 400, user_not_found 403,
  session_not_found 403, not_admin 403, invalid_credentials 400, email_not_confirmed 400, email_not_confirmed 422,
  phone_not_confirmed 400, phone_not_confirmed 422, user_banned 400, user_banned 403, signup_disabled 422,
  anonymous_provider_disabled 422, email_provider_disabled 400, email_provider_disabled 422,
  phone_provider_disabled 400, phone_provider_disabled 422, user_already_exists 422, email_exists 422,
  phone_exists 422, weak_password 422, same_password 422, reauthentication_needed 400,
  reauthentication_not_valid 422, current_password_required 400, current_password_invalid 400, otp_expired 403,
  refresh_token_not_found 400, refresh_token_already_used 400, session_expired 400, flow_state_not_found 404,
  flow_state_expired 422, bad_code_verifier 400, flow_state_already_used 400, bad_oauth_state 400,
  bad_oauth_callback 400, provider_disabled 400, provider_email_needs_verification 422,
  manual_linking_disabled 404, identity_already_exists 422, identity_not_found 422,
  single_identity_not_deletable 422, email_conflict_identity_not_deletable 422, mfa_factor_not_found 404,
  mfa_factor_not_found 422, mfa_factor_name_conflict 422, too_many_enrolled_mfa_factors 422,
  mfa_verified_factor_exists 422, mfa_challenge_expired 422, mfa_ip_address_mismatch 422,
  mfa_verification_failed 422, insufficient_aal 403, insufficient_aal 422, insufficient_aal 401,
  mfa_totp_enroll_not_enabled 422, mfa_phone_enroll_not_enabled 422, mfa_webauthn_enroll_not_enabled 422,
  mfa_totp_verify_not_enabled 422, mfa_phone_verify_not_enabled 422, over_request_rate_limit 429,
  over_email_send_rate_limit 429, over_sms_send_rate_limit 429, captcha_failed 400, saml_provider_disabled 404,
  sso_provider_not_found 404, sso_provider_disabled 404, sms_send_failed 422, web3_provider_disabled 422`

describe('the wire contract', () => {
  it.each(cases)('is kept: $code, $status, "$message"', async ({ provoke, ...refusal }) => {
    expect(await provoke()).toEqual(refusal)
  })

  it('is looked at whole: no code and no status is left out', () => {
    const seen = new Set(cases.map(({ code, status }) => `${code} ${status}`))
    expect([...seen].toSorted()).toEqual(
      promised
        .split(',')
        .map((line) => line.trim())
        .toSorted(),
    )
  })
})

import { signXml } from '@node-saml/node-saml/lib/xml.js'
import { generateKeyPairSync } from 'node:crypto'
import type { SsoProviderRecord } from '../ports/records.ts'

export interface Statement {
  inResponseTo: string
  nameId: string
  attributes: Record<string, string>
  audience?: string
  recipient?: string
  expiresInSeconds?: number
  sessionEndsAt?: string
}

/** A SAML identity provider: a key, and answers signed with it. */
export function createFakeIdentityProvider(domain: string) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  const now = new Date()
  const record: SsoProviderRecord = {
    id: crypto.randomUUID(),
    enabled: true,
    domains: [domain],
    entityId: 'https://idp.test/metadata',
    entryPoint: 'https://idp.test/sso',
    certificates: [publicKey],
    nameIdFormat: null,
    attributeNames: { email: 'mail', full_name: 'displayName' },
    createdAt: now,
    updatedAt: now,
  }

  const respond = (statement: Statement) => {
    const xml = writeResponse(record.entityId, statement)
    const signed = signXml(
      xml,
      "//*[local-name(.)='Assertion']",
      { reference: "//*[local-name(.)='Assertion']/*[local-name(.)='Issuer']", action: 'after' },
      { privateKey, signatureAlgorithm: 'sha256', digestAlgorithm: 'sha256' },
    )
    return { signed: encode(signed), unsigned: encode(xml), xml: signed }
  }

  return { record, respond }
}

export const encode = (xml: string) => Buffer.from(xml).toString('base64')

function writeResponse(issuer: string, statement: Statement) {
  const recipient = statement.recipient ?? 'http://auth.test/auth/v1/sso/saml/acs'
  const audience = statement.audience ?? 'http://auth.test/auth/v1/sso/saml/metadata'
  const now = new Date().toISOString()
  const end = new Date(Date.now() + (statement.expiresInSeconds ?? 300) * 1000).toISOString()
  const sessionEnd = statement.sessionEndsAt ? ` SessionNotOnOrAfter="${statement.sessionEndsAt}"` : ''
  const attributes = Object.entries(statement.attributes)
    .map(
      ([name, value]) =>
        `<saml:Attribute Name="${name}"><saml:AttributeValue>${value}</saml:AttributeValue></saml:Attribute>`,
    )
    .join('')
  return `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_r1" Version="2.0" IssueInstant="${now}" Destination="${recipient}" InResponseTo="${statement.inResponseTo}"><saml:Issuer>${issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status><saml:Assertion ID="_a1" Version="2.0" IssueInstant="${now}"><saml:Issuer>${issuer}</saml:Issuer><saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">${statement.nameId}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${end}" Recipient="${recipient}" InResponseTo="${statement.inResponseTo}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${now}" NotOnOrAfter="${end}"><saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${now}" SessionIndex="_s1"${sessionEnd}><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement>${attributes}</saml:AttributeStatement></saml:Assertion></samlp:Response>`
}

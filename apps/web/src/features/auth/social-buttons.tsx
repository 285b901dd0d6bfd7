import { texts } from '@joinery/contract'
import { ServiceGlyph } from '../../components/layout/service-glyph.tsx'
import type { Service } from '../../components/layout/service-glyph.tsx'
import { Button } from '../../components/ui/button.tsx'
import { socialProviders } from '../../lib/social-providers.ts'
import type { SocialProvider } from '../../lib/social-providers.ts'

interface SocialButtonsProps {
  pending: SocialProvider | undefined
  onChoose: (provider: SocialProvider) => void
}

const glyphOf: Record<SocialProvider, Service> = {
  google: 'social',
  facebook: 'socialNetwork',
  github: 'codeHosting',
}

export function SocialButtons({ pending, onChoose }: SocialButtonsProps) {
  return (
    <div className="grid gap-4">
      <p className="flex items-center gap-3 text-13 text-neutral-10 before:h-px before:flex-1 before:bg-neutral-6 after:h-px after:flex-1 after:bg-neutral-6">
        {texts.auth.socialDivider}
      </p>
      <div className="grid gap-2.5">
        {socialProviders.map((provider) => (
          <Button
            key={provider}
            size="large"
            disabled={pending !== undefined}
            isLoading={pending === provider}
            onClick={() => onChoose(provider)}
          >
            {pending !== provider && <ServiceGlyph service={glyphOf[provider]} />}
            {texts.auth.social[provider]}
          </Button>
        ))}
      </div>
    </div>
  )
}

import { texts } from '@joinery/contract'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'

interface SessionAlertProps {
  isRetrying: boolean
  onRetry: () => void
}

export function SessionAlert({ isRetrying, onRetry }: SessionAlertProps) {
  const { heading, sentence, retry } = texts.layout.guard.failed
  return (
    <Alert
      heading={heading}
      action={
        <Button isLoading={isRetrying} onClick={onRetry}>
          {retry}
        </Button>
      }
    >
      {sentence}
    </Alert>
  )
}

interface ProgressLineProps {
  label: string
  percent: number
  /** Said instead of the bare number. */
  detail?: string
}

/** A thin line that fills. */
export function ProgressLine({ label, percent, detail }: ProgressLineProps) {
  return (
    <progress
      aria-label={label}
      aria-valuetext={detail}
      value={percent}
      max={100}
      className="block h-1 w-full appearance-none overflow-hidden rounded-control bg-neutral-4 [&::-moz-progress-bar]:bg-accent-solid [&::-webkit-progress-bar]:bg-neutral-4 [&::-webkit-progress-value]:bg-accent-solid [&::-webkit-progress-value]:transition-[width] [&::-webkit-progress-value]:duration-200"
    />
  )
}

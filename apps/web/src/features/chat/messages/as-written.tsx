/** Text as its writer left it, where markdown is not read. */
export const AsWritten = ({ children }: { children: string }) => (
  <p className="text-14 leading-6 wrap-anywhere whitespace-pre-wrap">{children}</p>
)

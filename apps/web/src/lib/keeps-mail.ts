/** Whether the server keeps mail because it has nobody to send it by. It says so in every page. */
export const keepsMail = (): boolean => document.documentElement.dataset['mail'] === 'kept'

/** The live preview and its frame. */
export const preview = {
  frameTitle: 'Live Preview',
  empty: 'No Live Preview Available',
  emptySentence: 'Describe an app in the chat, or add files to the project. It starts here by itself.',
  noProject: 'Open a project to see it running.',
  noUrl: 'No preview URL available',
  failed: 'The preview could not be opened',
  building: 'The app is being built. It starts here by itself.',
  loading: 'Starting the preview',
  /** The page was opened on another machine, whose names end at that machine. */
  elsewhere:
    'Without a name of its own this server shows previews on its own machine only. Set PUBLIC_URL to a name that other machines can open.',
  /** Every port that PREVIEW_PORTS names is another program's. */
  noDoor: 'No port is free for this preview. Set PREVIEW_PORTS to ports that nothing else uses.',
  waiting: 'The app does not answer. Refresh starts it again.',
  /** Once it was started again. */
  unheard:
    'Nothing answers at {host}. That address must lead from this browser to the server: see PREVIEW_HOST and PREVIEW_PORTS in the README.',
  toolbar: 'Preview',
  refresh: 'Refresh',
  fullscreen: 'Fullscreen',
  leaveFullscreen: 'Leave fullscreen',
  openInNewWindow: 'Open in new window',
  address: {
    label: 'Address in the app',
    visited: 'Visited addresses',
  },
  devices: {
    label: 'Width',
    phone: 'Phone',
    tablet: 'Tablet',
    laptop: 'Laptop',
    full: 'Full width',
    /** Said beside a device that is shown smaller than it is. */
    scale: '{width} px wide, shown at {percent}%',
    width: '{width} px wide',
  },
  picker: {
    label: 'Select an element',
    hint: 'Click an element of the app. Escape ends it.',
    /** What goes into the chat: with and without a place in a file. */
    inFile: 'In {place}, {element}:',
    withoutFile: '{element}:',
    component: '<{tag}> of {component}',
    text: '"{text}"',
  },
  console: {
    label: 'Console',
    open: 'Open the console',
    close: 'Close the console',
    clear: 'Clear',
    filter: 'Filter',
    levels: { all: 'All', info: 'Logs', warn: 'Warnings', error: 'Errors' },
    empty: 'The app has written nothing yet.',
    noMatch: 'Nothing matches the filter.',
    dropped: { one: '1 message left out', other: '{n} messages left out' },
    count: { one: '1 message', other: '{n} messages' },
  },
  packages: {
    missing: 'Not part of the preview: {names}.',
    install: 'Install',
    installing: 'Installing',
    /** A package that could not be added, and why. */
    refused: '{name}: {reason}',
  },
  errors: {
    label: 'Errors',
    empty: 'The app runs without errors.',
    count: { one: '1 error', other: '{n} errors' },
    unhandledRejection: 'Unhandled rejection',
    place: '{file}:{line}',
    fix: 'Fix it',
    show: 'Show',
    times: '{n} times',
    /** What goes into the chat. */
    request: 'The app reports an error in {place}:\n\n{message}\n\nFix it.',
    requestWithoutPlace: 'The app reports an error:\n\n{message}\n\nFix it.',
  },
} as const

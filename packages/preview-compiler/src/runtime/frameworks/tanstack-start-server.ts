/** `@tanstack/react-start/server`: all of it is about a request that no server receives here. */
function refuse(): never {
  throw new Error('There is no request in the preview: its pages have no server.')
}

export {
  refuse as deleteCookie,
  refuse as getCookie,
  refuse as getHeader,
  refuse as getHeaders,
  refuse as getRequest,
  refuse as getRequestHeader,
  refuse as getRequestHeaders,
  refuse as getRequestIP,
  refuse as getRequestUrl,
  refuse as getWebRequest,
  refuse as setCookie,
  refuse as setHeader,
  refuse as setResponseHeader,
  refuse as setResponseHeaders,
  refuse as setResponseStatus,
}

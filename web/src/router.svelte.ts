/** Where we are: the part of the address after `#`, so that the app runs under any address. */

export interface Route {
  page: string;
  id: string;
  query: URLSearchParams;
}

/** `#/table/abc?seat=1` as page, id and query. */
export function routeOf(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#?\/?/, "").split("?");
  const [page = "", id = ""] = path.split("/").map(decodeURIComponent);
  return { page, id, query: new URLSearchParams(query) };
}

class Router {
  route = $state.raw<Route>(routeOf(location.hash));

  constructor() {
    window.addEventListener("hashchange", () => (this.route = routeOf(location.hash)));
  }
}

export const router = new Router();

export function go(path: string): void {
  location.hash = path;
}

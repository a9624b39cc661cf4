"""The static site: the tables of a server inside a page, for one person or one sofa.

`bailey site FOLDER` writes it (`build`). In the page a worker runs Python in WebAssembly and, in it, `page`: the
tables, bots, records and analyses of `bailey.server` as they are. What differs stands here: requests come from the page
itself (`requests`, `connections`), the browser keeps the database (`database`), and there are no threads and processes
(`thinking`, `records`, `analyses`).
"""

// The module that iOS source imports as `OSLog`; its names are those of the module os.
@_exported public import os

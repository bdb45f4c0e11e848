// This module lets source import `OSLog`, as on iOS; its names are those of the module `os`.
@_exported public import os

/// The `OSLog` module that a file for iOS imports; everything in it is `os`'s.
@_exported public import os

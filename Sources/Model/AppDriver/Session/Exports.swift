/// The types of leaks and coordinators, for code that imports the driver alone.
@_exported public import Leaks

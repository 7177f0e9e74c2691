/// The module that an app imports as Combine: OpenCombine, and the operators that it lacks.
@_exported public import PatchedOpenCombine

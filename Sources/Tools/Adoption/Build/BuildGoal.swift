/// The part of a package that a build makes.
package enum BuildGoal: Sendable { case dependencies, app, tests }

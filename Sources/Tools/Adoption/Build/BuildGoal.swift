/// What a build of a package makes.
package enum BuildGoal: Sendable { case dependencies, app, tests }

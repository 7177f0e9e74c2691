// The keys of Core Animation, and the names of values that Swift 4.2 replaced, which older projects
// still use.

/// The key of a layer's transition.
public nonisolated let kCATransition = "transition"

/// The key of the action when a layer becomes visible.
public nonisolated let kCAOnOrderIn = "onOrderIn"

/// The key of the action when a layer is removed.
public nonisolated let kCAOnOrderOut = "onOrderOut"

/// The earlier name of `CATransitionType.fade`.
@available(swift, deprecated: 4.2, renamed: "CATransitionType.fade")
public nonisolated var kCATransitionFade: CATransitionType { .fade }

/// The earlier name of `CATransitionType.moveIn`.
@available(swift, deprecated: 4.2, renamed: "CATransitionType.moveIn")
public nonisolated var kCATransitionMoveIn: CATransitionType { .moveIn }

/// The earlier name of `CATransitionType.push`.
@available(swift, deprecated: 4.2, renamed: "CATransitionType.push")
public nonisolated var kCATransitionPush: CATransitionType { .push }

/// The earlier name of `CATransitionType.reveal`.
@available(swift, deprecated: 4.2, renamed: "CATransitionType.reveal")
public nonisolated var kCATransitionReveal: CATransitionType { .reveal }

/// The earlier name of `CATransitionSubtype.fromRight`.
@available(swift, deprecated: 4.2, renamed: "CATransitionSubtype.fromRight")
public nonisolated var kCATransitionFromRight: CATransitionSubtype { .fromRight }

/// The earlier name of `CATransitionSubtype.fromLeft`.
@available(swift, deprecated: 4.2, renamed: "CATransitionSubtype.fromLeft")
public nonisolated var kCATransitionFromLeft: CATransitionSubtype { .fromLeft }

/// The earlier name of `CATransitionSubtype.fromTop`.
@available(swift, deprecated: 4.2, renamed: "CATransitionSubtype.fromTop")
public nonisolated var kCATransitionFromTop: CATransitionSubtype { .fromTop }

/// The earlier name of `CATransitionSubtype.fromBottom`.
@available(swift, deprecated: 4.2, renamed: "CATransitionSubtype.fromBottom")
public nonisolated var kCATransitionFromBottom: CATransitionSubtype { .fromBottom }

/// The earlier name of `CAMediaTimingFunctionName.linear`.
@available(swift, deprecated: 4.2, renamed: "CAMediaTimingFunctionName.linear")
public nonisolated var kCAMediaTimingFunctionLinear: CAMediaTimingFunctionName { .linear }

/// The earlier name of `CAMediaTimingFunctionName.easeIn`.
@available(swift, deprecated: 4.2, renamed: "CAMediaTimingFunctionName.easeIn")
public nonisolated var kCAMediaTimingFunctionEaseIn: CAMediaTimingFunctionName { .easeIn }

/// The earlier name of `CAMediaTimingFunctionName.easeOut`.
@available(swift, deprecated: 4.2, renamed: "CAMediaTimingFunctionName.easeOut")
public nonisolated var kCAMediaTimingFunctionEaseOut: CAMediaTimingFunctionName { .easeOut }

/// The earlier name of `CAMediaTimingFunctionName.easeInEaseOut`.
@available(swift, deprecated: 4.2, renamed: "CAMediaTimingFunctionName.easeInEaseOut")
public nonisolated var kCAMediaTimingFunctionEaseInEaseOut: CAMediaTimingFunctionName {
  .easeInEaseOut
}

/// The earlier name of `CAMediaTimingFunctionName.default`.
@available(swift, deprecated: 4.2, renamed: "CAMediaTimingFunctionName.default")
public nonisolated var kCAMediaTimingFunctionDefault: CAMediaTimingFunctionName { .default }

/// The earlier name of `CAMediaTimingFillMode.forwards`.
@available(swift, deprecated: 4.2, renamed: "CAMediaTimingFillMode.forwards")
public nonisolated var kCAFillModeForwards: CAMediaTimingFillMode { .forwards }

/// The earlier name of `CAMediaTimingFillMode.backwards`.
@available(swift, deprecated: 4.2, renamed: "CAMediaTimingFillMode.backwards")
public nonisolated var kCAFillModeBackwards: CAMediaTimingFillMode { .backwards }

/// The earlier name of `CAMediaTimingFillMode.both`.
@available(swift, deprecated: 4.2, renamed: "CAMediaTimingFillMode.both")
public nonisolated var kCAFillModeBoth: CAMediaTimingFillMode { .both }

/// The earlier name of `CAMediaTimingFillMode.removed`.
@available(swift, deprecated: 4.2, renamed: "CAMediaTimingFillMode.removed")
public nonisolated var kCAFillModeRemoved: CAMediaTimingFillMode { .removed }

/// The earlier name of `CAAnimationCalculationMode.linear`.
@available(swift, deprecated: 4.2, renamed: "CAAnimationCalculationMode.linear")
public nonisolated var kCAAnimationLinear: CAAnimationCalculationMode { .linear }

/// The earlier name of `CAAnimationCalculationMode.discrete`.
@available(swift, deprecated: 4.2, renamed: "CAAnimationCalculationMode.discrete")
public nonisolated var kCAAnimationDiscrete: CAAnimationCalculationMode { .discrete }

/// The earlier name of `CAAnimationCalculationMode.paced`.
@available(swift, deprecated: 4.2, renamed: "CAAnimationCalculationMode.paced")
public nonisolated var kCAAnimationPaced: CAAnimationCalculationMode { .paced }

/// The earlier name of `CAAnimationCalculationMode.cubic`.
@available(swift, deprecated: 4.2, renamed: "CAAnimationCalculationMode.cubic")
public nonisolated var kCAAnimationCubic: CAAnimationCalculationMode { .cubic }

/// The earlier name of `CAAnimationCalculationMode.cubicPaced`.
@available(swift, deprecated: 4.2, renamed: "CAAnimationCalculationMode.cubicPaced")
public nonisolated var kCAAnimationCubicPaced: CAAnimationCalculationMode { .cubicPaced }

/// The earlier name of `CAAnimationRotationMode.rotateAuto`.
@available(swift, deprecated: 4.2, renamed: "CAAnimationRotationMode.rotateAuto")
public nonisolated var kCAAnimationRotateAuto: CAAnimationRotationMode { .rotateAuto }

/// The earlier name of `CAAnimationRotationMode.rotateAutoReverse`.
@available(swift, deprecated: 4.2, renamed: "CAAnimationRotationMode.rotateAutoReverse")
public nonisolated var kCAAnimationRotateAutoReverse: CAAnimationRotationMode { .rotateAutoReverse }

/// The earlier name of `CAShapeLayerFillRule.nonZero`.
@available(swift, deprecated: 4.2, renamed: "CAShapeLayerFillRule.nonZero")
public nonisolated var kCAFillRuleNonZero: CAShapeLayerFillRule { .nonZero }

/// The earlier name of `CAShapeLayerFillRule.evenOdd`.
@available(swift, deprecated: 4.2, renamed: "CAShapeLayerFillRule.evenOdd")
public nonisolated var kCAFillRuleEvenOdd: CAShapeLayerFillRule { .evenOdd }

/// The earlier name of `CAShapeLayerLineCap.butt`.
@available(swift, deprecated: 4.2, renamed: "CAShapeLayerLineCap.butt")
public nonisolated var kCALineCapButt: CAShapeLayerLineCap { .butt }

/// The earlier name of `CAShapeLayerLineCap.round`.
@available(swift, deprecated: 4.2, renamed: "CAShapeLayerLineCap.round")
public nonisolated var kCALineCapRound: CAShapeLayerLineCap { .round }

/// The earlier name of `CAShapeLayerLineCap.square`.
@available(swift, deprecated: 4.2, renamed: "CAShapeLayerLineCap.square")
public nonisolated var kCALineCapSquare: CAShapeLayerLineCap { .square }

/// The earlier name of `CAShapeLayerLineJoin.miter`.
@available(swift, deprecated: 4.2, renamed: "CAShapeLayerLineJoin.miter")
public nonisolated var kCALineJoinMiter: CAShapeLayerLineJoin { .miter }

/// The earlier name of `CAShapeLayerLineJoin.round`.
@available(swift, deprecated: 4.2, renamed: "CAShapeLayerLineJoin.round")
public nonisolated var kCALineJoinRound: CAShapeLayerLineJoin { .round }

/// The earlier name of `CAShapeLayerLineJoin.bevel`.
@available(swift, deprecated: 4.2, renamed: "CAShapeLayerLineJoin.bevel")
public nonisolated var kCALineJoinBevel: CAShapeLayerLineJoin { .bevel }

/// The earlier name of `CALayerContentsGravity.center`.
@available(swift, deprecated: 4.2, renamed: "CALayerContentsGravity.center")
public nonisolated var kCAGravityCenter: CALayerContentsGravity { .center }

/// The earlier name of `CALayerContentsGravity.resize`.
@available(swift, deprecated: 4.2, renamed: "CALayerContentsGravity.resize")
public nonisolated var kCAGravityResize: CALayerContentsGravity { .resize }

/// The earlier name of `CALayerContentsGravity.resizeAspect`.
@available(swift, deprecated: 4.2, renamed: "CALayerContentsGravity.resizeAspect")
public nonisolated var kCAGravityResizeAspect: CALayerContentsGravity { .resizeAspect }

/// The earlier name of `CALayerContentsGravity.resizeAspectFill`.
@available(swift, deprecated: 4.2, renamed: "CALayerContentsGravity.resizeAspectFill")
public nonisolated var kCAGravityResizeAspectFill: CALayerContentsGravity { .resizeAspectFill }

/// The earlier name of `CAGradientLayerType.axial`.
@available(swift, deprecated: 4.2, renamed: "CAGradientLayerType.axial")
public nonisolated var kCAGradientLayerAxial: CAGradientLayerType { .axial }

/// The earlier name of `CATextLayerAlignmentMode.natural`.
@available(swift, deprecated: 4.2, renamed: "CATextLayerAlignmentMode.natural")
public nonisolated var kCAAlignmentNatural: CATextLayerAlignmentMode { .natural }

/// The earlier name of `CATextLayerAlignmentMode.left`.
@available(swift, deprecated: 4.2, renamed: "CATextLayerAlignmentMode.left")
public nonisolated var kCAAlignmentLeft: CATextLayerAlignmentMode { .left }

/// The earlier name of `CATextLayerAlignmentMode.right`.
@available(swift, deprecated: 4.2, renamed: "CATextLayerAlignmentMode.right")
public nonisolated var kCAAlignmentRight: CATextLayerAlignmentMode { .right }

/// The earlier name of `CATextLayerAlignmentMode.center`.
@available(swift, deprecated: 4.2, renamed: "CATextLayerAlignmentMode.center")
public nonisolated var kCAAlignmentCenter: CATextLayerAlignmentMode { .center }

/// The earlier name of `CATextLayerAlignmentMode.justified`.
@available(swift, deprecated: 4.2, renamed: "CATextLayerAlignmentMode.justified")
public nonisolated var kCAAlignmentJustified: CATextLayerAlignmentMode { .justified }

/// The earlier name of `CATextLayerTruncationMode.none`.
@available(swift, deprecated: 4.2, renamed: "CATextLayerTruncationMode.none")
public nonisolated var kCATruncationNone: CATextLayerTruncationMode { .none }

/// The earlier name of `CATextLayerTruncationMode.start`.
@available(swift, deprecated: 4.2, renamed: "CATextLayerTruncationMode.start")
public nonisolated var kCATruncationStart: CATextLayerTruncationMode { .start }

/// The earlier name of `CATextLayerTruncationMode.middle`.
@available(swift, deprecated: 4.2, renamed: "CATextLayerTruncationMode.middle")
public nonisolated var kCATruncationMiddle: CATextLayerTruncationMode { .middle }

/// The earlier name of `CATextLayerTruncationMode.end`.
@available(swift, deprecated: 4.2, renamed: "CATextLayerTruncationMode.end")
public nonisolated var kCATruncationEnd: CATextLayerTruncationMode { .end }

/// The earlier name of `CALayerContentsGravity.top`.
@available(swift, deprecated: 4.2, renamed: "CALayerContentsGravity.top")
public nonisolated var kCAGravityTop: CALayerContentsGravity { .top }

/// The earlier name of `CALayerContentsGravity.bottom`.
@available(swift, deprecated: 4.2, renamed: "CALayerContentsGravity.bottom")
public nonisolated var kCAGravityBottom: CALayerContentsGravity { .bottom }

/// The earlier name of `CALayerContentsGravity.left`.
@available(swift, deprecated: 4.2, renamed: "CALayerContentsGravity.left")
public nonisolated var kCAGravityLeft: CALayerContentsGravity { .left }

/// The earlier name of `CALayerContentsGravity.right`.
@available(swift, deprecated: 4.2, renamed: "CALayerContentsGravity.right")
public nonisolated var kCAGravityRight: CALayerContentsGravity { .right }

/// The earlier name of `CALayerContentsGravity.topLeft`.
@available(swift, deprecated: 4.2, renamed: "CALayerContentsGravity.topLeft")
public nonisolated var kCAGravityTopLeft: CALayerContentsGravity { .topLeft }

/// The earlier name of `CALayerContentsGravity.topRight`.
@available(swift, deprecated: 4.2, renamed: "CALayerContentsGravity.topRight")
public nonisolated var kCAGravityTopRight: CALayerContentsGravity { .topRight }

/// The earlier name of `CALayerContentsGravity.bottomLeft`.
@available(swift, deprecated: 4.2, renamed: "CALayerContentsGravity.bottomLeft")
public nonisolated var kCAGravityBottomLeft: CALayerContentsGravity { .bottomLeft }

/// The earlier name of `CALayerContentsGravity.bottomRight`.
@available(swift, deprecated: 4.2, renamed: "CALayerContentsGravity.bottomRight")
public nonisolated var kCAGravityBottomRight: CALayerContentsGravity { .bottomRight }

/// The earlier name of `CAGradientLayerType.radial`.
@available(swift, deprecated: 4.2, renamed: "CAGradientLayerType.radial")
public nonisolated var kCAGradientLayerRadial: CAGradientLayerType { .radial }

/// The earlier name of `CAGradientLayerType.conic`.
@available(swift, deprecated: 4.2, renamed: "CAGradientLayerType.conic")
public nonisolated var kCAGradientLayerConic: CAGradientLayerType { .conic }

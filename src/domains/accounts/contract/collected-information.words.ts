/** One line of the 个人信息收集清单 (网络数据安全管理条例 21): what, what for, how, how long. */
export type CollectedItem = {
  scene: string;
  items: string;
  purpose: string;
  /** 必需 where the service cannot be given without it. */
  isRequired: boolean;
  way: string;
  kept: string;
};

/** 个人信息收集清单: every kind of personal information that the product stores or is told. A new column of a person joins here. */
export const collectedInformation: readonly CollectedItem[] = [
  {
    scene: '注册志愿者',
    items: '手机号',
    purpose: '登录、找回密码、发送通知，防止重复注册',
    isRequired: true,
    way: '本人填写，短信验证；加密保存',
    kept: '账号存续期间，注销后删除',
  },
  {
    scene: '注册志愿者',
    items: '姓名、性别、出生日期',
    purpose: '服务记录；判断年龄要求和监护人同意',
    isRequired: true,
    way: '本人填写',
    kept: '账号存续期间，注销后匿名化',
  },
  {
    scene: '注册志愿者',
    items: '居住区域、服务区域、服务类别',
    purpose: '查找和推荐附近的活动',
    isRequired: true,
    way: '本人选择',
    kept: '账号存续期间，注销后删除',
  },
  {
    scene: '未成年人注册',
    items: '监护人姓名、关系、手机号',
    purpose: '取得监护人同意，紧急联系',
    isRequired: true,
    way: '填写后由监护人短信确认；手机号加密保存',
    kept: '账号存续期间；同意记录保存至撤回后 3 年',
  },
  {
    scene: '实名认证',
    items: '证件类型、证件号码',
    purpose: '核验身份，防止重复注册，投保',
    isRequired: false,
    way: '本人申请认证并单独同意后填写；加密保存，页面始终遮挡',
    kept: '账号存续期间，注销后删除',
  },
  {
    scene: '完善资料',
    items: '头像、单位、职业、邮箱、地址、紧急联系人、技能、语言、可服务时间、简介',
    purpose: '队伍安排合适的工作，签到时领队认人，活动中的紧急联系',
    isRequired: false,
    way: '本人自愿填写；地址和紧急联系人加密保存',
    kept: '账号存续期间，可随时删除',
  },
  {
    scene: '注册队伍',
    items: '负责人姓名、手机号，联系人和联系电话，证明材料',
    purpose: '审核队伍，联系和公示',
    isRequired: true,
    way: '负责人填写、上传；手机号加密保存，联系电话按队伍的选择公开',
    kept: '队伍存续期间',
  },
  {
    scene: '参加活动',
    items: '报名、签到签退时间，与活动地点的距离',
    purpose: '安排名额，核定和公示服务时长',
    isRequired: true,
    way: '操作时产生；距离仅在本人允许定位时产生',
    kept: '账号存续期间；与活动地点的距离在签到 90 天后删除',
  },
  {
    scene: '点单求助',
    items: '点单人和受助人的称呼、手机号，详细地址，上门要小心的事',
    purpose: '核实需求，派给队伍，上门服务',
    isRequired: true,
    way: '点单人填写，短信验证；替别人点单要先征得同意；加密保存，只给接单后上门的人看，工作人员查看要写理由',
    kept: '结单一年后抹掉',
  },
  {
    scene: '按距离找活动',
    items: '所在的大致位置（约 100 米范围）',
    purpose: '把活动按离你的远近排列，显示距离',
    isRequired: false,
    way: '按“离我最近”并允许浏览器提供位置时产生，写在列表的网址里',
    kept: '不保存，只用于显示当时的列表',
  },
  {
    scene: '登录和使用',
    items: '登录时间、浏览器名称、操作记录',
    purpose: '账号安全，依法留存日志',
    isRequired: true,
    way: '自动记录',
    kept: '登录记录 30 天，操作日志 3 年',
  },
  {
    scene: '登录和使用',
    items: '网络地址、浏览器的随机标识',
    purpose: '发现冒用账号和代签到',
    isRequired: true,
    way: '操作时自动记录；随机标识只保存加密摘要，不含机型等设备信息',
    kept: '90 天',
  },
  {
    scene: '短信验证码',
    items: '手机号和网络地址的摘要、发送时间',
    purpose: '确认本人，限制发送次数',
    isRequired: true,
    way: '自动记录，不保存明文验证码',
    kept: '7 天',
  },
  {
    scene: '同意记录',
    items: '同意的文本、版本和时间',
    purpose: '证明已经取得同意',
    isRequired: true,
    way: '勾选时记录',
    kept: '账号存续期间；撤回后 3 年',
  },
];

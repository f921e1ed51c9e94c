BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE chat (
	table_id VARCHAR(32) NOT NULL, 
	n INTEGER NOT NULL, 
	seat INTEGER, 
	guest_id VARCHAR(64) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	text TEXT NOT NULL, 
	message_id VARCHAR(64) NOT NULL, 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY (table_id, n), 
	CONSTRAINT uq_chat_table_id_guest_id_message_id UNIQUE (table_id, guest_id, message_id), 
	CONSTRAINT fk_chat_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "chat" VALUES('DNz4vS0PPAyeWDY',1,0,'guest-Ada','Ada','Bonjour','c1',1790000042.75);
INSERT INTO "chat" VALUES('DNz4vS0PPAyeWDY',2,1,'guest-Ben','Ben','Salut','c2',1790000043.25);
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(4) NOT NULL, 
	actions TEXT NOT NULL, 
	message_id VARCHAR(64), 
	digest VARCHAR(64) NOT NULL, 
	clocks TEXT, 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_entries PRIMARY KEY (table_id, version), 
	CONSTRAINT uq_entries_table_id_seat_message_id UNIQUE (table_id, seat, message_id), 
	CONSTRAINT fk_entries_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "entries" VALUES('DNz4vS0PPAyeWDY',1,0,'act','[13]','message-1','ae5cc539218ea9f6','[628500,600000]',1790000005.5);
INSERT INTO "entries" VALUES('DNz4vS0PPAyeWDY',2,0,'act','[14]','message-2','11e3ef92b6564a83','[627000,600000]',1790000007.0);
INSERT INTO "entries" VALUES('DNz4vS0PPAyeWDY',3,0,'act','[16]','message-3','cfaccc216ebf5d88','[625500,600000]',1790000008.5);
INSERT INTO "entries" VALUES('DNz4vS0PPAyeWDY',4,0,'act','[13]','message-4','1d4761715a481261','[624000,600000]',1790000010.0);
INSERT INTO "entries" VALUES('DNz4vS0PPAyeWDY',5,0,'act','[18]','message-5','6e6ef356fa972331','[622500,630000]',1790000011.5);
INSERT INTO "entries" VALUES('DNz4vS0PPAyeWDY',6,1,'act','[17]','message-6','d739ca55f086b2e6','[622500,628500]',1790000013.0);
INSERT INTO "entries" VALUES('DNz4vS0PPAyeWDY',7,1,'act','[12]','message-7','f08ecfff0316f8ca','[622500,627000]',1790000014.5);
INSERT INTO "entries" VALUES('DNz4vS0PPAyeWDY',8,1,'act','[13]','message-8','6e2c8cd0b0f76992','[622500,625500]',1790000016.0);
INSERT INTO "entries" VALUES('DNz4vS0PPAyeWDY',9,1,'act','[16]','message-9','0a88f0e3fe575055','[622500,624000]',1790000017.5);
INSERT INTO "entries" VALUES('DNz4vS0PPAyeWDY',10,1,'act','[16]','message-10','bc658240a0e09b97','[652500,622500]',1790000019.0);
INSERT INTO "entries" VALUES('DNz4vS0PPAyeWDY',11,0,'act','[0]','message-11','5cb44bff81c7345c','[651000,622500]',1790000020.5);
INSERT INTO "entries" VALUES('DNz4vS0PPAyeWDY',12,0,'act','[57]','message-12','89369b0881b63c55','[649500,622500]',1790000022.0);
INSERT INTO "entries" VALUES('DNz4vS0PPAyeWDY',13,0,'act','[42]','message-13','e11943bf9e83fc7a','[648000,622500]',1790000023.5);
INSERT INTO "entries" VALUES('DNz4vS0PPAyeWDY',14,0,'act','[51]','message-14','1d43cdaa35c7fbb3','[646500,622500]',1790000025.0);
INSERT INTO "entries" VALUES('DNz4vS0PPAyeWDY',15,0,'act','[0]','message-15','e29dffea06723fe9','[645000,622500]',1790000026.5);
INSERT INTO "entries" VALUES('DNz4vS0PPAyeWDY',16,0,'act','[110]','message-16','837ef60a2ed43bfb','[643500,622500]',1790000028.0);
INSERT INTO "entries" VALUES('DNz4vS0PPAyeWDY',17,0,'act','[0]','message-17','f0aaa289128626c4','[642000,622500]',1790000029.5);
INSERT INTO "entries" VALUES('DNz4vS0PPAyeWDY',18,0,'act','[0]','message-18','1a207a2c42a92dc7','[640500,622500]',1790000031.0);
INSERT INTO "entries" VALUES('DNz4vS0PPAyeWDY',19,0,'act','[0]','message-19','7401b33ad4f0d642','[639000,652500]',1790000032.5);
INSERT INTO "entries" VALUES('DNz4vS0PPAyeWDY',20,1,'act','[19]','message-20','74ef1670b71c65b8','[639000,651000]',1790000034.0);
INSERT INTO "entries" VALUES('DNz4vS0PPAyeWDY',21,1,'act','[19]','message-21','21117f8ab19a14d7','[639000,649500]',1790000035.5);
INSERT INTO "entries" VALUES('DNz4vS0PPAyeWDY',22,1,'act','[0]','message-22','30733b02d77ab170','[639000,648000]',1790000037.0);
INSERT INTO "entries" VALUES('DNz4vS0PPAyeWDY',23,1,'act','[57]','message-23','4236a6150da49bc9','[639000,646500]',1790000038.5);
INSERT INTO "entries" VALUES('DNz4vS0PPAyeWDY',24,1,'act','[98]','message-24','63973b16775dad14','[639000,645000]',1790000040.0);
INSERT INTO "entries" VALUES('DNz4vS0PPAyeWDY',25,1,'act','[43]','message-25','cfa5dd2d90213c13','[639000,643500]',1790000041.5);
INSERT INTO "entries" VALUES('II-Nbo_inGf3Ls4',1,0,'act','[12,13]','message-26','2e6a6fe9c0847c45',NULL,1790000046.25);
INSERT INTO "entries" VALUES('II-Nbo_inGf3Ls4',2,0,'act','[14]','message-27','509278f507d8d737',NULL,1790000047.75);
INSERT INTO "entries" VALUES('II-Nbo_inGf3Ls4',3,0,'undo','[]','message-28','2e6a6fe9c0847c45',NULL,1790000049.25);
INSERT INTO "entries" VALUES('II-Nbo_inGf3Ls4',4,0,'act','[15]','message-29','89ec8f6a83a560c9',NULL,1790000050.75);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',1,1,'act','[18]','message-30','f7e2c748634a223a',NULL,1790000056.5);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',2,1,'act','[17]','message-31','044ac541d1665b69',NULL,1790000058.0);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',3,1,'act','[15]','message-32','a477f575eb5304d2',NULL,1790000059.5);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',4,1,'act','[12]','message-33','604b6dbb9b0ea0a0',NULL,1790000061.0);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',5,1,'act','[13]','message-34','b3df0b02ce9a21fd',NULL,1790000062.5);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',6,2,'act','[11]','message-35','4b5b9c4a6cd993ee',NULL,1790000064.0);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',7,2,'act','[15]','message-36','b84f5e6c9290c000',NULL,1790000065.5);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',8,2,'act','[15]','message-37','659b64596bb7dcdf',NULL,1790000067.0);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',9,2,'act','[16]','message-38','115ea644416038ac',NULL,1790000068.5);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',10,2,'act','[16]','message-39','fac666ce818b15b1',NULL,1790000070.0);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',11,3,'act','[10]','message-40','733a426f532b5f83',NULL,1790000071.5);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',12,3,'act','[17]','message-41','ec70ccd449c30940',NULL,1790000073.0);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',13,3,'act','[13]','message-42','ab5824e27f848456',NULL,1790000074.5);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',14,3,'act','[17]','message-43','066615d239880a32',NULL,1790000076.0);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',15,3,'act','[15]','message-44','25263bcd9751fabd',NULL,1790000077.5);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',16,0,'act','[10]','message-45','434d0e1fd5b67e43',NULL,1790000079.0);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',17,0,'act','[15]','message-46','91f876336cd64d27',NULL,1790000080.5);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',18,0,'act','[15]','message-47','26e0d64d131f6274',NULL,1790000082.0);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',19,0,'act','[16]','message-48','6bafb4eedb714765',NULL,1790000083.5);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',20,0,'act','[16]','message-49','54cc2c5bed54cdea',NULL,1790000085.0);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',21,1,'act','[19]','message-50','9730f16c948a568a',NULL,1790000086.5);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',22,1,'act','[19]','message-51','bd6890e3de0ef1ed',NULL,1790000088.0);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',23,1,'act','[0]','message-52','5f7a3d8c348ef711',NULL,1790000089.5);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',24,1,'act','[75]','message-53','facc5c6f7b3939f2',NULL,1790000091.0);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',25,1,'act','[43]','message-54','dfed041037bf0738',NULL,1790000092.5);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',26,1,'act','[75]','message-55','4873c4eef0558550',NULL,1790000094.0);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',27,1,'act','[50]','message-56','42f155a64f9db8f7',NULL,1790000095.5);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',28,1,'act','[107]','message-57','4b1735abfbe1e061',NULL,1790000097.0);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',29,1,'act','[0]','message-58','929db0f95ab62001',NULL,1790000098.5);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',30,1,'act','[0]','message-59','07f89e9e5e608655',NULL,1790000100.0);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',31,1,'act','[0]','message-60','dbb01030aa1a2a72',NULL,1790000101.5);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',32,1,'act','[201]','message-61','c2ade50fd980da7b',NULL,1790000103.0);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',33,1,'act','[202]','message-62','89ed67e38fc31967',NULL,1790000104.5);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',34,1,'act','[0]','message-63','0874af85630b198f',NULL,1790000106.0);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',35,2,'act','[19]','message-64','4c3d652cd68bbddf',NULL,1790000107.5);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',36,2,'act','[19]','message-65','8b585816a4842038',NULL,1790000109.0);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',37,2,'act','[0]','message-66','e711d7aa9db49edf',NULL,1790000110.5);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',38,2,'act','[44]','message-67','5b222320ad6ba126',NULL,1790000112.0);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',39,2,'act','[84]','message-68','ddc9ad1c24876f3a',NULL,1790000113.5);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',40,2,'act','[82]','message-69','bba55398e2e0b954',NULL,1790000115.0);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',41,2,'act','[0]','message-70','1220c5d040ac480d',NULL,1790000116.5);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',42,2,'act','[0]','message-71','883a64618312088e',NULL,1790000118.0);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',43,2,'act','[0]','message-72','d15e45a2444322d0',NULL,1790000119.5);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',44,2,'act','[0]','message-73','a92179dc355c7dc6',NULL,1790000121.0);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',45,3,'act','[0]','message-74','58b1b455b0591406',NULL,1790000122.5);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',46,3,'act','[82]','message-75','9446a1e567c6ce1e',NULL,1790000124.0);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',47,3,'act','[33]','message-76','61673b797527e343',NULL,1790000125.5);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',48,3,'act','[33]','message-77','477c720d634318a8',NULL,1790000127.0);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',49,3,'act','[0]','message-78','1ce21c77170e7152',NULL,1790000128.5);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',50,3,'act','[110]','message-79','061642ea26003117',NULL,1790000130.0);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',51,3,'act','[0]','message-80','20d3cc25e9ba3c55',NULL,1790000131.5);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',52,3,'act','[0]','message-81','646987d304e62f8c',NULL,1790000133.0);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',53,3,'act','[201]','message-82','9578f71ddc1d81d4',NULL,1790000134.5);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',54,3,'act','[205]','message-83','48186626136fcfe0',NULL,1790000136.0);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',55,3,'act','[205]','message-84','46781d2c510511d2',NULL,1790000137.5);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',56,3,'act','[0]','message-85','bd91ca25b43c04e4',NULL,1790000139.0);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',57,0,'act','[19]','message-86','cfa5cd9740d1a4ed',NULL,1790000140.5);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',58,0,'act','[19]','message-87','d1489978d4d26856',NULL,1790000142.0);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',59,0,'act','[0]','message-88','59c5aa1bab4a66a0',NULL,1790000143.5);
INSERT INTO "entries" VALUES('AK1CxngHwAyowv0',60,0,'act','[43]','message-89','4194a0de5ad0e020',NULL,1790000145.0);
INSERT INTO "entries" VALUES('mhrh1cViTaHorKA',1,1,'act','[17]','message-90','93202e70701a46bf',NULL,1790000149.75);
INSERT INTO "entries" VALUES('mhrh1cViTaHorKA',2,1,'act','[10]','message-91','7f07b1bb9f10f047',NULL,1790000151.25);
INSERT INTO "entries" VALUES('mhrh1cViTaHorKA',3,1,'act','[11]','message-92','c11673df8d6c2110',NULL,1790000152.75);
INSERT INTO "entries" VALUES('mhrh1cViTaHorKA',4,1,'act','[11]','message-93','40a62d5f5a4c1577',NULL,1790000154.25);
INSERT INTO "entries" VALUES('mhrh1cViTaHorKA',5,1,'act','[15]','message-94','d4558f9061364dff',NULL,1790000155.75);
INSERT INTO "entries" VALUES('mhrh1cViTaHorKA',6,2,'act','[15]','message-95','944ecf6a3bb3d535',NULL,1790000157.25);
INSERT INTO "entries" VALUES('mhrh1cViTaHorKA',7,2,'act','[14]','message-96','0a2e8435a602e83f',NULL,1790000158.75);
INSERT INTO "entries" VALUES('mhrh1cViTaHorKA',8,2,'act','[13]','message-97','d2a76f115091f4be',NULL,1790000160.25);
INSERT INTO "entries" VALUES('mhrh1cViTaHorKA',9,2,'act','[16]','message-98','f930644b14bf8598',NULL,1790000161.75);
INSERT INTO "entries" VALUES('mhrh1cViTaHorKA',10,2,'act','[12]','message-99','5cc7499fb6af5a39',NULL,1790000163.25);
INSERT INTO "entries" VALUES('mhrh1cViTaHorKA',11,0,'act','[18]','message-100','bd42dbd0a3ec9b2c',NULL,1790000164.75);
INSERT INTO "entries" VALUES('mhrh1cViTaHorKA',12,0,'act','[11]','message-101','ed77a21bd946fd7c',NULL,1790000166.25);
INSERT INTO "entries" VALUES('mhrh1cViTaHorKA',13,0,'act','[10]','message-102','eda12353a5d1ac60',NULL,1790000167.75);
INSERT INTO "entries" VALUES('mhrh1cViTaHorKA',14,0,'act','[13]','message-103','dd5cb26f04f69ddd',NULL,1790000169.25);
INSERT INTO "entries" VALUES('mhrh1cViTaHorKA',15,0,'act','[10]','message-104','edd95af4d03cc9ac',NULL,1790000170.75);
INSERT INTO "entries" VALUES('mhrh1cViTaHorKA',16,1,'act','[19]','message-105','9390fe0c73df885c',NULL,1790000172.25);
INSERT INTO "entries" VALUES('mhrh1cViTaHorKA',17,1,'act','[19]','message-106','c1b6880dfb6aee62',NULL,1790000173.75);
INSERT INTO "entries" VALUES('mhrh1cViTaHorKA',18,1,'act','[19]','message-107','8d733d7f0df79ea6',NULL,1790000175.25);
INSERT INTO "entries" VALUES('mhrh1cViTaHorKA',19,1,'act','[0]','message-108','c10322027bbc7581',NULL,1790000176.75);
INSERT INTO "entries" VALUES('mhrh1cViTaHorKA',20,1,'act','[74]','message-109','5a406e5d3bbd8f10',NULL,1790000178.25);
INSERT INTO "entries" VALUES('mhrh1cViTaHorKA',21,1,'act','[33]','message-110','81e7e77b0b973a42',NULL,1790000179.75);
INSERT INTO "entries" VALUES('mhrh1cViTaHorKA',22,1,'act','[34]','message-111','d172ed2367782a38',NULL,1790000181.25);
INSERT INTO "entries" VALUES('mhrh1cViTaHorKA',23,1,'act','[0]','message-112','c43064e5ecb87de3',NULL,1790000182.75);
INSERT INTO "entries" VALUES('mhrh1cViTaHorKA',24,1,'act','[0]','message-113','820e63c8361dd473',NULL,1790000184.25);
INSERT INTO "entries" VALUES('mhrh1cViTaHorKA',25,1,'act','[0]','message-114','5f8c604193334138',NULL,1790000185.75);
INSERT INTO "entries" VALUES('mhrh1cViTaHorKA',26,1,'act','[201]','message-115','ca3e2a92f0ccbae3',NULL,1790000187.25);
INSERT INTO "entries" VALUES('mhrh1cViTaHorKA',27,1,'act','[204]','message-116','9ed41381f885374d',NULL,1790000188.75);
INSERT INTO "entries" VALUES('mhrh1cViTaHorKA',28,1,'act','[0]','message-117','aa7e0cea122d5d81',NULL,1790000190.25);
INSERT INTO "entries" VALUES('mhrh1cViTaHorKA',29,2,'act','[19]','message-118','75d54d036585495b',NULL,1790000191.75);
INSERT INTO "entries" VALUES('mhrh1cViTaHorKA',30,2,'act','[19]','message-119','c98da07b93e8567c',NULL,1790000193.25);
INSERT INTO "entries" VALUES('mhrh1cViTaHorKA',31,2,'act','[0]','message-120','495dae28bb7f7225',NULL,1790000194.75);
INSERT INTO "entries" VALUES('mhrh1cViTaHorKA',32,2,'act','[65]','message-121','de06fc0615ff9a40',NULL,1790000196.25);
INSERT INTO "entries" VALUES('mhrh1cViTaHorKA',33,2,'act','[58]','message-122','0ec2ded804ecab5d',NULL,1790000197.75);
INSERT INTO "entries" VALUES('mhrh1cViTaHorKA',34,2,'act','[33]','message-123','8dd6a81f00dd8db9',NULL,1790000199.25);
INSERT INTO "entries" VALUES('mhrh1cViTaHorKA',35,2,'act','[67]','message-124','372447af8926c68a',NULL,1790000200.75);
INSERT INTO "entries" VALUES('mhrh1cViTaHorKA',36,2,'act','[84]','message-125','3d494c5e8bd92e56',NULL,1790000202.25);
INSERT INTO "entries" VALUES('mhrh1cViTaHorKA',37,2,'act','[0]','message-126','96f90f5511751392',NULL,1790000203.75);
INSERT INTO "entries" VALUES('mhrh1cViTaHorKA',38,2,'act','[0]','message-127','39b0cbea420b374e',NULL,1790000205.25);
INSERT INTO "entries" VALUES('mhrh1cViTaHorKA',39,2,'act','[0]','message-128','6600021b41b9108d',NULL,1790000206.75);
INSERT INTO "entries" VALUES('mhrh1cViTaHorKA',40,2,'act','[0]','message-129','c946bbe8fa00853e',NULL,1790000208.25);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',1,1,'act','[18]',NULL,'50ec495455ecb1d8',NULL,1790000214.0);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',2,1,'act','[10]',NULL,'ea569f5606739d51',NULL,1790000215.0);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',3,1,'act','[13]',NULL,'71a037b8f1842b5e',NULL,1790000216.0);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',4,1,'act','[16]',NULL,'7c6947d40cd2eb5c',NULL,1790000217.0);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',5,1,'act','[18]',NULL,'4adf29f3558939b8',NULL,1790000218.0);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',6,2,'act','[12]',NULL,'e4fabd0ee253c42c',NULL,1790000219.0);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',7,2,'act','[16]',NULL,'5362ec036fb8b8e4',NULL,1790000220.0);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',8,2,'act','[15]',NULL,'af78872a4fe2c468',NULL,1790000221.0);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',9,2,'act','[14]',NULL,'bcfa511a57a2ba53',NULL,1790000222.0);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',10,2,'act','[13]',NULL,'de159ac05c40b192',NULL,1790000223.0);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',11,0,'act','[10]','message-130','58d1e81249144e47',NULL,1790000224.5);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',12,0,'act','[10]','message-131','f33316d9a6d4a028',NULL,1790000226.0);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',13,0,'act','[10]','message-132','7c3782fb7482229b',NULL,1790000227.5);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',14,0,'act','[10]','message-133','9c63987ffaf51644',NULL,1790000229.0);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',15,0,'act','[10]','message-134','a42dfdef9454fb0d',NULL,1790000230.5);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',16,1,'act','[19]',NULL,'1564b9a2bbf96236',NULL,1790000231.5);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',17,1,'act','[19]',NULL,'2ac3a5590346ebe7',NULL,1790000232.5);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',18,1,'act','[0]',NULL,'4db2aa830db126bd',NULL,1790000233.5);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',19,1,'act','[57]',NULL,'16401d654acdcad3',NULL,1790000234.5);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',20,1,'act','[107]',NULL,'5746cfa7ac4f234d',NULL,1790000235.5);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',21,1,'act','[33]',NULL,'037b5fff744a4990',NULL,1790000236.5);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',22,1,'act','[0]',NULL,'e01f1c48ee5c91f7',NULL,1790000237.5);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',23,1,'act','[0]',NULL,'c2eb4c03073d4b19',NULL,1790000238.5);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',24,1,'act','[0]',NULL,'fa36abef9c874919',NULL,1790000239.5);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',25,1,'act','[0]',NULL,'a4521254079f9943',NULL,1790000240.5);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',26,2,'act','[19]',NULL,'93f6b45e990d279e',NULL,1790000241.5);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',27,2,'act','[19]',NULL,'70d542faba4ada27',NULL,1790000242.5);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',28,2,'act','[0]',NULL,'e3741a1a34f633a3',NULL,1790000243.5);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',29,2,'act','[43]',NULL,'a8d41786cca22982',NULL,1790000244.5);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',30,2,'act','[43]',NULL,'c81ea25e716ad90d',NULL,1790000245.5);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',31,2,'act','[0]',NULL,'6b66922070c4140a',NULL,1790000246.5);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',32,2,'act','[120]',NULL,'f147c277999bf2c1',NULL,1790000247.5);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',33,2,'act','[0]',NULL,'a329c2a64c4785b2',NULL,1790000248.5);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',34,2,'act','[131]',NULL,'05131b259c3004e2',NULL,1790000249.5);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',35,2,'act','[191]',NULL,'7889172df4c977ea',NULL,1790000250.5);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',36,2,'act','[0]',NULL,'fd59fdc4a7d0857f',NULL,1790000251.5);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',37,2,'act','[0]',NULL,'54a146226a894360',NULL,1790000252.5);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',38,0,'act','[0]','message-135','2c4dca7970546d43',NULL,1790000254.0);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',39,0,'act','[0]','message-136','15a962238a02e71b',NULL,1790000255.5);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',40,0,'act','[0]','message-137','762db0d661f717f3',NULL,1790000257.0);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',41,0,'act','[0]','message-138','6bf6ec6fd695529a',NULL,1790000258.5);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',42,0,'act','[0]','message-139','d1a6fdd070575721',NULL,1790000260.0);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',43,1,'act','[0]',NULL,'120dfc0df0ba0493',NULL,1790000261.0);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',44,1,'act','[106]',NULL,'ec7c187a44ce0e9a',NULL,1790000262.0);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',45,1,'act','[66]',NULL,'efffd9aca3f6453e',NULL,1790000263.0);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',46,1,'act','[41]',NULL,'5b03c79e13888220',NULL,1790000264.0);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',47,1,'act','[0]',NULL,'af7008c8d84e1443',NULL,1790000265.0);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',48,1,'act','[0]',NULL,'dace55f458c996ae',NULL,1790000266.0);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',49,1,'act','[0]',NULL,'a83b17269957f9b5',NULL,1790000267.0);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',50,1,'act','[0]',NULL,'ddbdc34577e50a5c',NULL,1790000268.0);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',51,2,'act','[19]',NULL,'df84624b317ba9d5',NULL,1790000269.0);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',52,2,'act','[19]',NULL,'c500ea073ac1485b',NULL,1790000270.0);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',53,2,'act','[0]',NULL,'25f93a3bdf08289d',NULL,1790000271.0);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',54,2,'act','[44]',NULL,'28df455502a75775',NULL,1790000272.0);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',55,2,'act','[42]',NULL,'5513c5923cad7622',NULL,1790000273.0);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',56,2,'act','[33]',NULL,'f0ba0a80b5f41064',NULL,1790000274.0);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',57,2,'act','[34]',NULL,'f4b3f3c1e6e99ed9',NULL,1790000275.0);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',58,2,'act','[57]',NULL,'c0c57612cd2e98c3',NULL,1790000276.0);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',59,2,'act','[0]',NULL,'903a8f89ef9e70ef',NULL,1790000277.0);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',60,2,'act','[110]',NULL,'3814b7dcbcfc50ae',NULL,1790000278.0);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',61,2,'act','[120]',NULL,'1074520aff11e1c8',NULL,1790000279.0);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',62,2,'act','[0]',NULL,'3792c5abfe3c96e0',NULL,1790000280.0);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',63,2,'act','[145]',NULL,'8073dbf94f3a90ab',NULL,1790000281.0);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',64,2,'act','[191]',NULL,'989e76d6d577427e',NULL,1790000282.0);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',65,2,'act','[0]',NULL,'382f47c84ce8237f',NULL,1790000283.0);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',66,2,'act','[0]',NULL,'6e9417a7476c3959',NULL,1790000284.0);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',67,0,'act','[0]','message-140','2bef91d9133da5e4',NULL,1790000285.5);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',68,0,'act','[0]','message-141','a91e7fb3cc9633c0',NULL,1790000287.0);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',69,0,'act','[0]','message-142','f4d8fd97a89bafe7',NULL,1790000288.5);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',70,0,'act','[0]','message-143','7faefc17e638cacf',NULL,1790000290.0);
INSERT INTO "entries" VALUES('edY-IxIWqwmxtjQ',71,0,'act','[0]','message-144','14c95cfaec7d08ef',NULL,1790000291.5);
INSERT INTO "entries" VALUES('bxRB3YAoEoBwemY',1,1,'act','[12]',NULL,'6ee5ede6ae200da8',NULL,1790000294.25);
INSERT INTO "entries" VALUES('bxRB3YAoEoBwemY',2,1,'act','[16]',NULL,'6f914a5272f53614',NULL,1790000296.75);
INSERT INTO "entries" VALUES('rDn-ky_Cb1DWPJU',1,1,'act','[12]','message-145','47404f0438927f1a',NULL,1790000298.0);
INSERT INTO "entries" VALUES('bxRB3YAoEoBwemY',3,1,'act','[15]',NULL,'4c27eef21ac3489e',NULL,1790000299.0);
INSERT INTO "entries" VALUES('bxRB3YAoEoBwemY',4,1,'act','[14]',NULL,'4ad1d511b12670bf',NULL,1790000301.25);
INSERT INTO "entries" VALUES('bxRB3YAoEoBwemY',5,1,'act','[13]',NULL,'7d20f9032d0d18ca',NULL,1790000302.75);
INSERT INTO "entries" VALUES('46riZtdzK1lXQpA',1,1,'act','[12]','message-146','20055c39878bb30b',NULL,1790000306.25);
INSERT INTO "entries" VALUES('peq_6iKnh2hnTPo',1,1,'act','[34]',NULL,'7c82b40c0ac6f59f',NULL,1790000310.5);
INSERT INTO "entries" VALUES('peq_6iKnh2hnTPo',2,1,'act','[0]',NULL,'c0ea97ea82a30773',NULL,1790000311.5);
INSERT INTO "entries" VALUES('peq_6iKnh2hnTPo',3,1,'act','[120]',NULL,'381f7a6ff1ebc7e5',NULL,1790000312.5);
INSERT INTO "entries" VALUES('peq_6iKnh2hnTPo',4,1,'act','[0]',NULL,'43bc1ada786f732b',NULL,1790000313.5);
INSERT INTO "entries" VALUES('peq_6iKnh2hnTPo',5,1,'act','[0]',NULL,'83dbd5b6f9f5ea72',NULL,1790000314.5);
INSERT INTO "entries" VALUES('peq_6iKnh2hnTPo',6,1,'act','[0]',NULL,'1bff5707aac35b25',NULL,1790000315.5);
INSERT INTO "entries" VALUES('peq_6iKnh2hnTPo',7,2,'act','[0]',NULL,'1acdb2ceea1163ac',NULL,1790000316.5);
INSERT INTO "entries" VALUES('peq_6iKnh2hnTPo',8,2,'act','[82]',NULL,'5e69406bd4073f82',NULL,1790000317.5);
INSERT INTO "entries" VALUES('peq_6iKnh2hnTPo',9,2,'act','[66]',NULL,'9b1dfe1c849eb7b0',NULL,1790000318.5);
INSERT INTO "entries" VALUES('peq_6iKnh2hnTPo',10,2,'act','[43]',NULL,'6fe8f85ee871f9b0',NULL,1790000319.5);
INSERT INTO "entries" VALUES('peq_6iKnh2hnTPo',11,2,'act','[50]',NULL,'223c6287402fd449',NULL,1790000320.5);
INSERT INTO "entries" VALUES('peq_6iKnh2hnTPo',12,2,'act','[106]',NULL,'3883812af77ecc38',NULL,1790000321.5);
INSERT INTO "entries" VALUES('peq_6iKnh2hnTPo',13,2,'act','[0]',NULL,'86c5b6eda8674412',NULL,1790000322.5);
INSERT INTO "entries" VALUES('peq_6iKnh2hnTPo',14,2,'act','[0]',NULL,'3b7c8914b3659d36',NULL,1790000323.5);
INSERT INTO "entries" VALUES('peq_6iKnh2hnTPo',15,2,'act','[152]',NULL,'20d2130fa1ab6c68',NULL,1790000324.5);
INSERT INTO "entries" VALUES('peq_6iKnh2hnTPo',16,2,'act','[0]',NULL,'c612b199a53f3dd5',NULL,1790000325.5);
INSERT INTO "entries" VALUES('peq_6iKnh2hnTPo',17,2,'act','[0]',NULL,'5bcd5f7b6919d9ee',NULL,1790000326.5);
CREATE TABLE meta (
	"key" VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_meta PRIMARY KEY ("key")
);
INSERT INTO "meta" VALUES('secret','c485d50253b6b2cc83826c0eaa67a2ba8a933c770706e1dc39b4c4a9907670d1');
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	generation INTEGER NOT NULL, 
	colour VARCHAR(16) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	guest_id VARCHAR(64), 
	bot VARCHAR(32), 
	agrees_to_hints BOOLEAN NOT NULL, by_link BOOLEAN DEFAULT 0 NOT NULL, resigned BOOLEAN DEFAULT 0 NOT NULL, agrees_to_end BOOLEAN DEFAULT 0 NOT NULL, held_for VARCHAR(64), 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('F-nJmDkhgxSAizI',0,0,'red','Ada','guest-Ada',NULL,1,0,0,0,NULL);
INSERT INTO "seats" VALUES('F-nJmDkhgxSAizI',1,0,'yellow','',NULL,NULL,0,1,0,0,NULL);
INSERT INTO "seats" VALUES('F-nJmDkhgxSAizI',2,0,'green','',NULL,NULL,0,1,0,0,NULL);
INSERT INTO "seats" VALUES('shWTEElwp1Edw7s',0,0,'red','Ada','guest-Ada',NULL,1,0,0,0,NULL);
INSERT INTO "seats" VALUES('shWTEElwp1Edw7s',1,0,'yellow','',NULL,NULL,0,0,0,0,NULL);
INSERT INTO "seats" VALUES('DNz4vS0PPAyeWDY',0,0,'red','Ada','guest-Ada',NULL,1,0,0,0,NULL);
INSERT INTO "seats" VALUES('DNz4vS0PPAyeWDY',1,1,'yellow','Ben','guest-Ben',NULL,0,0,0,0,NULL);
INSERT INTO "seats" VALUES('II-Nbo_inGf3Ls4',0,0,'red','Ada','guest-Ada',NULL,1,0,0,0,NULL);
INSERT INTO "seats" VALUES('II-Nbo_inGf3Ls4',1,1,'yellow','Ben','guest-Ben',NULL,0,0,0,0,NULL);
INSERT INTO "seats" VALUES('AK1CxngHwAyowv0',0,0,'red','Ada','guest-Ada',NULL,1,0,0,0,NULL);
INSERT INTO "seats" VALUES('AK1CxngHwAyowv0',1,1,'yellow','Ben','guest-Ben',NULL,0,0,0,0,NULL);
INSERT INTO "seats" VALUES('AK1CxngHwAyowv0',2,1,'green','Cleo','guest-Cleo',NULL,0,0,0,0,NULL);
INSERT INTO "seats" VALUES('AK1CxngHwAyowv0',3,1,'black','Dan','guest-Dan',NULL,0,0,0,0,NULL);
INSERT INTO "seats" VALUES('mhrh1cViTaHorKA',0,0,'red','Ada','guest-Ada',NULL,1,0,0,0,NULL);
INSERT INTO "seats" VALUES('mhrh1cViTaHorKA',1,2,'yellow','Ben','guest-Ben','greedy',0,0,0,0,NULL);
INSERT INTO "seats" VALUES('mhrh1cViTaHorKA',2,1,'green','Cleo','guest-Cleo',NULL,0,0,0,0,NULL);
INSERT INTO "seats" VALUES('QIGzxmABsJGZaHM',0,0,'red','Ada','guest-Ada',NULL,1,0,0,0,NULL);
INSERT INTO "seats" VALUES('QIGzxmABsJGZaHM',1,1,'yellow','Ben','guest-Ben',NULL,0,0,0,0,NULL);
INSERT INTO "seats" VALUES('edY-IxIWqwmxtjQ',0,0,'red','Ada','guest-Ada',NULL,1,0,0,0,NULL);
INSERT INTO "seats" VALUES('edY-IxIWqwmxtjQ',1,0,'yellow','La Bruyère',NULL,'random',0,0,0,0,NULL);
INSERT INTO "seats" VALUES('edY-IxIWqwmxtjQ',2,0,'green','Mlle de La Vallière',NULL,'greedy',0,0,0,0,NULL);
INSERT INTO "seats" VALUES('bxRB3YAoEoBwemY',0,0,'yellow','La Bruyère',NULL,'random',0,0,0,0,NULL);
INSERT INTO "seats" VALUES('bxRB3YAoEoBwemY',1,0,'green','Mlle de La Vallière',NULL,'greedy',0,0,0,0,NULL);
INSERT INTO "seats" VALUES('bxRB3YAoEoBwemY',2,0,'red','Ada','guest-Ada',NULL,1,0,0,0,NULL);
INSERT INTO "seats" VALUES('rDn-ky_Cb1DWPJU',0,1,'red','Ada','guest-Ada','level:9',1,0,1,0,NULL);
INSERT INTO "seats" VALUES('rDn-ky_Cb1DWPJU',1,1,'yellow','Ben','guest-Ben',NULL,0,0,0,0,NULL);
INSERT INTO "seats" VALUES('46riZtdzK1lXQpA',0,1,'red','Ada','guest-Ada',NULL,1,0,0,1,NULL);
INSERT INTO "seats" VALUES('46riZtdzK1lXQpA',1,2,'yellow','Ben','guest-Ben',NULL,0,0,0,1,NULL);
INSERT INTO "seats" VALUES('peq_6iKnh2hnTPo',0,0,'red','Ada','guest-Ada',NULL,1,0,0,0,NULL);
INSERT INTO "seats" VALUES('peq_6iKnh2hnTPo',1,0,'yellow','Boileau',NULL,'random',0,0,0,0,NULL);
INSERT INTO "seats" VALUES('peq_6iKnh2hnTPo',2,0,'green','Colbert',NULL,'random',0,0,0,0,NULL);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	rules_version INTEGER NOT NULL, 
	data_digest VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	options TEXT NOT NULL, 
	clock TEXT NOT NULL, 
	seed TEXT NOT NULL, 
	salt VARCHAR(64) NOT NULL, 
	position TEXT, 
	created DOUBLE NOT NULL, 
	started DOUBLE, 
	ended DOUBLE, 
	to_act INTEGER, 
	deadline DOUBLE, 
	brief TEXT, 
	rematch VARCHAR(32), 
	origin VARCHAR(32), 
	origin_action INTEGER, maker VARCHAR(64), host VARCHAR(64), ending VARCHAR(16), 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('F-nJmDkhgxSAizI','palais-royal',1,'cf98d76702843d39','Waiting','open',0,'{"layout":"first","start":null,"open_scores":true,"max_rounds":60}','{"kind":"none","minutes":20,"seconds":30,"days":3}','2a974ae385bd2204fb5634ed24b0606c','cef9afc753ee1edcd5ff04d9cc930313',NULL,1790000000.25,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'guest-Ada','Ada',NULL);
INSERT INTO "tables" VALUES('shWTEElwp1Edw7s','palais-royal',1,'cf98d76702843d39','Potager du Roi','closed',1,'{"layout":"first","start":null,"open_scores":true,"max_rounds":60}','{"kind":"none","minutes":20,"seconds":30,"days":3}','89027c126733f29ef8a408f8765f1981','2f96243ead77a82a7c2da1c12bf24b2c',NULL,1790000001.0,NULL,1790000002.25,NULL,NULL,NULL,NULL,NULL,NULL,'guest-Ada','Ada',NULL);
INSERT INTO "tables" VALUES('DNz4vS0PPAyeWDY','palais-royal',1,'cf98d76702843d39','Fontainebleau','playing',1,'{"layout":"first","start":0,"open_scores":true,"max_rounds":60}','{"kind":"live","minutes":10,"seconds":30,"days":3}','0dbdf0947eecc40ac2f0f7d1d447fbc6','534a124a1c0ae7abd1d9e5a4480ad4fd',NULL,1790000002.5,1790000004.0,NULL,1,NULL,'{"round":1,"nobles_left":36}',NULL,NULL,NULL,'guest-Ada','Ada',NULL);
INSERT INTO "tables" VALUES('II-Nbo_inGf3Ls4','palais-royal',1,'cf98d76702843d39','Cour de Marbre','playing',1,'{"layout":"first","start":0,"open_scores":true,"max_rounds":60}','{"kind":"none","minutes":20,"seconds":30,"days":3}','a68ca19fdd2226f41eee8f160aca093f','991e8b07d573ee9609c23cf129c8c0f6',NULL,1790000043.5,1790000045.0,NULL,0,NULL,'{"round":0,"nobles_left":36}',NULL,NULL,NULL,'guest-Ada','Ada',NULL);
INSERT INTO "tables" VALUES('AK1CxngHwAyowv0','palais-royal',1,'cf98d76702843d39','Bosquet de la Reine','playing',1,'{"layout":"first","start":null,"open_scores":true,"max_rounds":60}','{"kind":"days","minutes":20,"seconds":30,"days":3}','0feca0cc1e16b8be1a184107b5142f04','d2938389a30fc4f4ab938d7b91c1ee6b',NULL,1790000051.75,1790000055.25,NULL,0,1790259339.0,'{"round":1,"nobles_left":36}',NULL,NULL,NULL,'guest-Ada','Ada',NULL);
INSERT INTO "tables" VALUES('mhrh1cViTaHorKA','palais-royal',1,'cf98d76702843d39','Sceaux','playing',1,'{"layout":"first","start":null,"open_scores":true,"max_rounds":3}','{"kind":"none","minutes":20,"seconds":30,"days":3}','5bdd43ffc74589bde03d4491d6c1d391','346d294e5856f8d067f6a7c2c414c1db',NULL,1790000146.0,1790000148.5,NULL,0,NULL,'{"round":1,"nobles_left":36}',NULL,NULL,NULL,'guest-Ada','Ada',NULL);
INSERT INTO "tables" VALUES('QIGzxmABsJGZaHM','palais-royal',1,'cf98d76702843d39','Sceaux','playing',1,'{"layout":"first","start":null,"open_scores":true,"max_rounds":60}','{"kind":"none","minutes":20,"seconds":30,"days":3}','c0428908a6372f76d8da534eb0e36071','ca4f3cd900cab1a36c914fa49f792080',NULL,1790000210.25,1790000211.75,NULL,1,NULL,'{"round":0,"nobles_left":36}',NULL,NULL,NULL,'guest-Ada','Ada',NULL);
INSERT INTO "tables" VALUES('edY-IxIWqwmxtjQ','palais-royal',1,'cf98d76702843d39','Chambord','over',1,'{"layout":"first","start":null,"open_scores":true,"max_rounds":2}','{"kind":"none","minutes":20,"seconds":30,"days":3}','cdbfc4d7187f8a900130cc1a13e6e350','72e5e6a00f206f3caf8daa44d996fdf8',NULL,1790000212.75,1790000212.75,1790000291.5,NULL,NULL,'{"round":2,"nobles_left":34,"points":[0,0,25],"winners":[2],"shares":[[3,0],[3,3],[3,3]]}','bxRB3YAoEoBwemY',NULL,NULL,'guest-Ada','Ada',NULL);
INSERT INTO "tables" VALUES('bxRB3YAoEoBwemY','palais-royal',1,'cf98d76702843d39','Chambord','playing',1,'{"layout":"first","start":1,"open_scores":true,"max_rounds":2}','{"kind":"none","minutes":20,"seconds":30,"days":3}','98d95bf36af963f75b27c4315c64edee','d524a8511a41a1feda69431b3f2d58ee',NULL,1790000292.5,1790000292.5,NULL,2,NULL,'{"round":0,"nobles_left":36}',NULL,NULL,NULL,'guest-Ada','Ada',NULL);
INSERT INTO "tables" VALUES('rDn-ky_Cb1DWPJU','palais-royal',1,'cf98d76702843d39','Tuileries','over',1,'{"layout":"first","start":null,"open_scores":true,"max_rounds":60}','{"kind":"none","minutes":20,"seconds":30,"days":3}','cdd628ee44c2357301646218c12571ee','11f5f837a7e17a679edcee9666a3e5ce',NULL,1790000293.75,1790000295.75,1790000300.25,NULL,NULL,'{"round":0,"nobles_left":36,"points":[0,0],"winners":[1],"shares":[[0,0],[1,0]]}',NULL,NULL,NULL,'guest-Ada','Ada','resigned');
INSERT INTO "tables" VALUES('46riZtdzK1lXQpA','palais-royal',1,'cf98d76702843d39','Grand Canal','over',1,'{"layout":"first","start":null,"open_scores":true,"max_rounds":60}','{"kind":"none","minutes":20,"seconds":30,"days":3}','55e5864db3f3423cb2862bb30cea9a40','e7c7df97bae287e5412a11508e51756a',NULL,1790000301.75,1790000304.25,1790000308.5,NULL,NULL,'{"round":0,"nobles_left":36,"points":[0,0],"winners":[],"shares":[[0,0],[1,0]]}',NULL,NULL,NULL,'guest-Ada','Ada','consent');
INSERT INTO "tables" VALUES('peq_6iKnh2hnTPo','palais-royal',1,'cf98d76702843d39','Potager du Roi','playing',0,'{"layout":"first","start":null,"open_scores":true,"max_rounds":2}','{"kind":"none","minutes":20,"seconds":30,"days":3}','','57fa16ad228a73557a0af61d5f901202','game: palais-royal
players: 3
start: yellow
round: 1 of 2
turn: yellow move
left: moves 1
marks: begun, open-scores
palace: backdoor office cardinal / mint gate madame / stairs king court
park: e9 gate-1, b8 three-3, c8 king-1, d8 three-2, f8 couple-a-4, g8 couple-c-2, h8 gold-1, b7 moves-2, c7 couple-b-5, e7 couple-b-1, g7 one-1, h7 couple-c-4, b6 couple-c-6, d6 cards-1, f6 couple-c-5, h6 one-2, a5 couple-d-1, c5 king-2, g5 couple-a-1, i5 three-1, b4 diagonal-2, d4 moves-1, f4 gate-2, h4 couple-d-3, b3 madame-2, c3 couple-d-2, e3 couple-c-3, g3 couple-d-6, h3 couple-b-3, b2 couple-b-4, c2 gold-2, d2 couple-a-3, f2 madame-1, g2 couple-d-4, h2 cards-2, e1 couple-b-2
red: gold 2, supply 8, reserve 7
red rooms: court 7, stairs 3
red pile-most: majority 4, muster 4, march 4, moves5 4, moves9 4, seals 4, gold4 4, points2 4, points4 4
yellow: gold 0, supply 6, reserve 7
yellow rooms: court 3, gate 3, stairs 3, office 2, cardinal 1
yellow pile-most: majority 4, muster 4, march 4, moves5 4, moves9 4, seals 4, gold4 4, points2 4, points4 4
green: gold 1, supply 8, reserve 7
green rooms: court 2, stairs 4, mint 1, king 1, madame 1, office 1
green pile-most: majority 4, muster 4, march 4, moves5 4, moves9 4, seals 4, gold4 4, points2 4, points4 4
pile: majority 4, muster 4, march 4, moves5 4, moves9 4, seals 4, gold4 4, points2 4, points4 4
chance: 0000000005a56c73 0000000063b2efba 0
',1790000309.25,1790000309.25,NULL,0,NULL,'{"round":1,"nobles_left":35}',NULL,'edY-IxIWqwmxtjQ',20,'guest-Ada','Ada',NULL);
CREATE INDEX ix_tables_status_created ON tables (status, created);
CREATE INDEX ix_tables_deadline ON tables (deadline);
CREATE INDEX ix_seats_guest_id ON seats (guest_id);
CREATE INDEX ix_tables_maker ON tables (maker);
CREATE INDEX ix_seats_held_for ON seats (held_for);
COMMIT;
